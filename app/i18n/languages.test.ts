import { expect, test } from "vitest";
import { directionOf, isLanguage } from "./languages";

test.each(["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"])(
  "LNG-05 LNG-06 %s reads from right to left",
  (language) => {
    expect(directionOf(language)).toBe("rtl");
  },
);

test.each(["en", "fr", "tr", "", "AR", "arabic", "ar-EG-x"])("LNG-05 %j reads from left to right", (language) => {
  expect(directionOf(language)).toBe("ltr");
});

test.each([
  ["en", true],
  ["ar", true],
  ["fa", false],
  [null, false],
  ["__proto__", false],
])("%j is offered: %s", (language, isOffered) => {
  expect(isLanguage(language)).toBe(isOffered);
});
