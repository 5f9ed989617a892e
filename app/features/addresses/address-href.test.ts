import { expect, test } from "vitest";
import { addressHref, backHref, savedHref } from "./address-href";

const page = "/checkout?page=cart";

test.each([
  [addressHref("/addresses", 9), "/addresses"],
  [addressHref(savedHref(page, 2), 9, { zone: 2 }), savedHref(page, 2)],
  [addressHref(savedHref(page, null), null, { zone: null }), savedHref(page, null)],
  [`${page}&dialog=address&from=%2F%2Fevil.example`, page],
])("ADDR-22 %s leads back to %s", (current, back) => {
  expect(backHref(current)).toBe(back);
});

test("ADDR-26 the form of an address names it, that of a new one does not", () => {
  expect(addressHref(page, 9)).toBe(`${page}&dialog=address&id=9`);
  expect(addressHref(page, null)).toBe(`${page}&dialog=address`);
});
