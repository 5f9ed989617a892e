import { expect, test } from "vitest";
import { aLine, anItem, aSelection } from "~/features/catalogue/testing";
import type { ChosenCouponState } from "./checkout-data";
import { checkoutBegun, saleOf } from "./sale";
import type { Totals } from "./totals";

const totals: Totals = {
  items: 30,
  addOns: 3,
  discount: 2.4,
  discountBy: "items",
  couponDiscount: 5,
  firstOrderDiscount: 0.6,
  tax: 2.5,
  taxIncluded: false,
  deliveryFee: 3,
  tip: 1,
  additionalCharge: 0.5,
  packaging: 1,
  total: 33,
  unknown: [],
};
const line = aLine({ item: anItem(), selection: aSelection({ quantity: 3 }) });
const welcome: ChosenCouponState = { code: "WELCOME10", title: "", problem: null, isUnchecked: false };
const orderWith = (coupon: ChosenCouponState | null) => ({
  basket: { entry: { page: "cart" as const }, lines: [line], waiting: [] },
  coupon,
  quote: { digits: 2 },
});
const items = [{ item_id: "41", item_name: "Plain Rice", price: 10, quantity: 3 }];

test("the value is that of the goods after every discount; delivery, tax and the sum of all stand beside it", () => {
  const sale = { value: 25, total: 33, shipping: 3, tax: 2.5, coupon: "WELCOME10", items };
  expect(saleOf(orderWith(welcome), totals)).toEqual(sale);
  expect(checkoutBegun(sale)).toEqual({ name: "begin_checkout", params: { value: 25, coupon: "WELCOME10", items } });
});

test.each<[string, ChosenCouponState | null]>([
  ["no code", null],
  ["a code that does not count", { ...welcome, problem: "Below the minimum" }],
  ["a code that nobody has judged, since anything can be typed", { ...welcome, isUnchecked: true }],
])("%s is not told", (_, coupon) => {
  const sale = saleOf(orderWith(coupon), totals);
  expect(sale).not.toHaveProperty("coupon");
  expect(checkoutBegun(sale).params).toEqual({ value: 25, items });
});

test("discounts beyond the goods are no negative value", () => {
  expect(saleOf(orderWith(null), { ...totals, couponDiscount: 50 }).value).toBe(0);
});
