import { expect, it } from "vitest";
import { translator } from "./i18n.server";
import { languages } from "./languages";
import { sentence } from "./sentence";

const t = Object.fromEntries(languages.map((language) => [language, translator(language)]));

it.each(languages)("reads as i18next writes it, whatever the name holds: %s", (language) => {
  for (const name of ["Plain Rice", "", "{{name}}", "$1 $& <b>", "أرز"]) {
    const written = t[language]?.("items:quickView", { name: "X" }).replace("X", () => name);
    expect(sentence(translator(language), "items:quickView", "name")(name)).toBe(written);
  }
});

it("a value may stand at either end", () => {
  expect(sentence(translator("en"), "items:off", "amount")("10%")).toBe("10% off");
  expect(sentence(translator("ar"), "items:off", "amount")("10%")).toBe("خصم 10%");
});
