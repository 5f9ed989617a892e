import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/i18n.server";
import { inWordsOf } from "./own-words.server";

const [english, arabic] = [{ t: translator("en") }, { t: translator("ar") }];

describe("what the shop has sent with an order", () => {
  test.each([
    [english, "unavailable", "الاتصال بي", "Call me"],
    [arabic, "unavailable", "Replace it with something similar", "استبداله بمنتج مشابه"],
    [english, "unavailable", "Leave it out", "Leave it out"],
    [arabic, "canceledFor", "Order payment canceled", "أُلغي دفع الطلب"],
    [english, "canceledFor", "سبب آخر", "Another reason"],
  ] as const)("LNG-01 is shown in the language of the page", (context, what, text, expected) => {
    expect(inWordsOf(context, what, text)).toBe(expected);
  });

  test("words of others stay as they are", () => {
    expect(inWordsOf(arabic, "canceledFor", "Too late")).toBe("Too late");
    expect(inWordsOf(arabic, "unavailable", "Order payment canceled")).toBe("Order payment canceled");
  });
});
