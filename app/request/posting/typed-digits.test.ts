import fc from "fast-check";
import { expect, test } from "vitest";
import { typedAmount, typedDecimal, typedDigits } from "./typed-digits";

test.each([
  ["12.5", "12.5"],
  ["١٢٫٥", "12.5"],
  ["۱۲", "12"],
  ["১২.৫", "12.5"],
  ["०९", "09"],
  ["１２３", "123"],
  ["𝟗𝟎", "90"],
  ["+٩٧١ ٥٠", "+971 50"],
  ["#١٠٠٠٢١", "#100021"],
  ["½ ² Ⅳ", "½ ² Ⅳ"],
  ["twelve", "twelve"],
  ["", ""],
])("LNG-05 %j is read as %j", (typed, expected) => {
  expect(typedDigits(typed)).toBe(expected);
});

test.each([
  ["12,5", "12.5"],
  [" 12,50 ", "12.50"],
  ["-3,2", "-3.2"],
  ["١٢,٥", "12.5"],
  ["1,000", "1,000"],
  ["1,000.50", "1,000.50"],
  ["1.000,50", "1.000,50"],
  ["12,", "12,"],
  ["two,5", "two,5"],
])("LNG-05 as an amount %j is read as %j", (typed, expected) => {
  expect(typedAmount(typed)).toBe(expected);
});

test.each([
  ["", 0],
  [" ", 0],
  ["12,5", 12.5],
  ["-3.20", -3.2],
  ["+1", 1],
  ["٣", 3],
  ["0x10", Number.NaN],
  ["1e3", Number.NaN],
  ["1,000", Number.NaN],
  [".5", 0.5],
  ["5.", 5],
  [".", Number.NaN],
  ["Infinity", Number.NaN],
])("LNG-05 the number in %j is %j", (typed, expected) => {
  expect(typedDecimal(typed)).toBe(expected);
});

test("LNG-05 every number system that the language data know", () => {
  for (const system of Intl.supportedValuesOf("numberingSystem")) {
    const typed = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210);
    if (/^\p{Nd}+$/u.test(typed)) expect(typedDigits(typed), system).toBe("9876543210");
  }
});

test("what holds no digits of other scripts stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typedDigits(text)).toBe(text);
    }),
  );
});
