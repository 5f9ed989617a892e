import { expect, test } from "vitest";
import { pageNumber } from "./page-number";

test.each([
  [undefined, 1],
  ["", 1],
  ["0", 1],
  ["-3", 1],
  ["2.5", 1],
  ["two", 1],
  ["Infinity", 1],
  ["7", 7],
  ["20", 20],
  ["21", 20],
  ["99999999999999999999", 20],
])("?page=%s of a list of 20 pages at most is page %i", (asked, page) => {
  expect(pageNumber(20).parse(asked)).toBe(page);
});
