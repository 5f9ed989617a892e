import { expect, it } from "vitest";
import { translator } from "./i18n.server";
import { languages } from "./languages";
import { sentence } from "./sentence";

it.each(languages)("reads as i18next writes it, whatever the name holds: %s", (language) => {
  const t = translator(language);
  for (const name of ["Plain Rice", "", "$1 $& <b>", "أرز", "7-Up (330 ml)"]) {
    expect(sentence(t, language, "items:quickView", "name")(name)).toBe(t("items:quickView", { name }));
  }
  expect(sentence(t, language, "items:quickView", "name")("{{name}}")).toContain("{{name}}");
});

it.each(languages)("reads so with several values: %s", (language) => {
  const t = translator(language);
  const slots = [
    ["Fri, Nov 20", "09:00 AM", "10:00 AM"],
    ["الجمعة، 20 نوفمبر", "09:00 ص", "10:00 ص"],
  ] as const;
  const nameSlot = sentence(t, language, "checkout:when.slotOf", "day", "from", "to");
  for (const [day, from, to] of slots) {
    expect(nameSlot(day, from, to)).toBe(t("checkout:when.slotOf", { day, from, to }));
  }
});

it("a value may stand at either end", () => {
  expect(sentence(translator("en"), "en", "items:off", "amount")("10%")).toBe("10% off");
  expect(sentence(translator("ar"), "ar", "items:off", "amount")("10%")).toBe("خصم \u206810%\u2069");
});
