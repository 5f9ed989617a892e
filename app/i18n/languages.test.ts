import { expect, test } from "vitest";
import { directionOf } from "./languages";

test.each(["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"])(
  "LNG-05 LNG-06 %s reads from right to left",
  (language) => {
    expect(directionOf(language)).toBe("rtl");
  },
);

test("LNG-05 so does a language of one region", () => {
  expect(["ar-EG", "fa-AF"].map(directionOf)).toEqual(["rtl", "rtl"]);
});

test.each(["en", "fr", "tr", "", "AR", "arabic", "pt-AR"])("LNG-05 %j reads from left to right", (language) => {
  expect(directionOf(language)).toBe("ltr");
});
