import { expect, test } from "vitest";
import { passes, type QuickFilter } from "./quick-filters";
import { quickFilterLinks } from "./store-list-href";

const store = {
  deliveryTime: "20-30 min",
  freeDelivery: false,
  rating: 4.5,
  ratingCount: 3,
  discount: null,
};
const closed = { isOpen: false, isDeliveryFree: false };
const discount = {
  value: 10,
  type: "percent" as const,
  minPurchase: 0,
  maxDiscount: 0,
};

test.each<[string, QuickFilter[], object, object, boolean]>([
  ["30 minutes count", ["fast"], {}, {}, true],
  ["35 are not", ["fast"], { deliveryTime: "25-35 min" }, {}, false],
  ["nor are two hours", ["fast"], { deliveryTime: "1-2 hours" }, {}, false],
  ["nor a time nobody knows", ["fast"], { deliveryTime: null }, {}, false],
  ["the store delivers free", ["free"], { freeDelivery: true }, {}, true],
  ["the operator does", ["free"], {}, { isDeliveryFree: true }, true],
  ["nobody does", ["free"], {}, {}, false],
  ["4.5 counts", ["rated"], {}, {}, true],
  ["4.4 does not", ["rated"], { rating: 4.4 }, {}, false],
  ["nobody has rated", ["rated"], { rating: 5, ratingCount: 0 }, {}, false],
  ["a discount runs", ["offers"], { discount }, {}, true],
  ["none runs", ["offers"], {}, {}, false],
  ["open", ["open"], {}, { isOpen: true }, true],
  ["closed", ["open"], {}, {}, false],
  ["all that are chosen must pass", ["fast", "open"], {}, {}, false],
  ["none is chosen", [], {}, {}, true],
])("quick filter: %s", (_title, chosen, of, moment, expected) => {
  expect(passes({ ...store, ...of }, chosen, { ...closed, ...moment })).toBe(expected);
});

test("a chosen filter's link takes it away, another's adds it, both from the first page", () => {
  const links = quickFilterLinks({ tab: "popular", quick: ["fast"], page: 3 });
  expect(links.map(({ href, isChosen }) => [href, isChosen])).toEqual([
    ["/store/popular", true],
    ["/store/popular?quick=fast&quick=free", false],
    ["/store/popular?quick=fast&quick=rated", false],
    ["/store/popular?quick=fast&quick=offers", false],
    ["/store/popular?quick=fast&quick=open", false],
  ]);
});
