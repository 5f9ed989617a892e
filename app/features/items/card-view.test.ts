import { expect, test } from "vitest";
import { anItem } from "~/features/catalogue/testing";
import { badgeOf, type CardView, pricesOf, shownName } from "./card-view";

const view: CardView = {
  namesStore: true,
  current: "/home?page=2",
  t: (key) => key,
  quickView: (name) => name,
  off: (amount) => `off ${amount}`,
  money: (amount) => `$${amount.toFixed(2)}`,
  rating: String,
  percent: (value) => `${value}%`,
  digits: 2,
};
const percentOff = { value: 25, type: "percent" as const };

test.each([
  ["CARD-04 a percentage", anItem({ discount: percentOff }), "off 25%"],
  ["CARD-05 an amount", anItem({ discount: { value: 3, type: "amount" } }), "off $3.00"],
  ["CARD-06 the store's comes first", anItem({ discount: percentOff, storeDiscount: 10 }), "off 10%"],
  ["CARD-06 none, no badge", anItem(), null],
])("%s on the badge", (_title, item, badge) => {
  expect(badgeOf(item, view)).toBe(badge);
});

test("the price before the discount stands beside the discounted one", () => {
  const card = { ...anItem({ price: 8 }), isCampaign: false, sale: "available" as const, isInStock: true };
  expect(pricesOf(card, view)).toEqual({ price: "$8.00", was: null });
  expect(pricesOf({ ...card, discount: percentOff }, view)).toEqual({ price: "$6.00", was: "$8.00" });
});

test("CARD-08 names are cut at 25 characters outside food", () => {
  const name = "Stainless steel water bottle";
  expect(shownName({ moduleType: "ecommerce", name })).toBe("Stainless steel water bot…");
  expect(shownName({ moduleType: "food", name })).toBe(name);
});
