import { expect, test } from "vitest";
import { phoneStart } from "./dialling-code";

test.each([
  ["US", "+1 "],
  ["eg", "+20 "],
  [" BD ", "+880 "],
  ["GB", "+44 "],
  ["", ""],
  ["Egypt", ""],
  ["constructor", ""],
])("ADDR-05 a phone field in %j begins with %j", (country, start) => {
  expect(phoneStart(country)).toBe(start);
});
