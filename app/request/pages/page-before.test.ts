import { expect, test } from "vitest";
import { pageBefore } from "./page-before";

test.each([
  ["https://shop.example/stores?quick=fast", "/stores?quick=fast"],
  ["https://shop.example/", "/"],
  ["https://elsewhere.example/stores", "/home"],
  ["https://shop.example//elsewhere.example", "/home"],
  ["", "/home"],
  ["not an address", "/home"],
])("SRCH-07 the page before, by Referer %j, is %s", (referer, page) => {
  expect(pageBefore(referer, "https://shop.example", "/home")).toBe(page);
});
