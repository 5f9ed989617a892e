import { expect, test } from "vitest";
import { saysMore } from "./says-more";

test.each([
  ["The store is closed at that time", false],
  ["the store is closed at that time.", false],
  ["The store opens at 9", true],
  ["", false],
])("beside a title the delivery API's “%s” tells more: %s", (message, expected) => {
  expect(saysMore(message, "The store is closed at that time")).toBe(expected);
});
