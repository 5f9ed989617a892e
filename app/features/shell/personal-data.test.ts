import fc from "fast-check";
import { expect, test } from "vitest";
import { type Personal, shownOf } from "./personal-data";

const line = (itemId: number, isCampaign = false) => ({
  id: itemId * 10,
  itemId,
  isCampaign,
  quantity: 2,
  unit: 5,
  addOns: 0,
  blocked: null,
});

const pizza = {
  orderId: 100_001,
  icon: "motorbike" as const,
  store: "Pizza Place",
  status: "On the way",
  arrival: "about 20 min",
  more: null,
  label: "Your order",
};

const ann: Personal = {
  cart: { lines: [line(1), line(1, true), line(2)] },
  wishes: { items: [1, 3], stores: [1] },
  customer: { name: "Ann", image: "/ann.jpg" },
  unread: { count: 3, at: 99 },
  recentSearches: ["rice"],
  running: [pizza],
  place: { address: "7 Mill Lane", latitude: 24.5, longitude: 46.7 },
};
const nobody: Personal = {
  cart: { lines: [] },
  wishes: { items: [], stores: [] },
  customer: { name: "", image: null },
  unread: { count: 0, at: 0 },
  recentSearches: [],
  running: [],
  place: { address: "", latitude: 0, longitude: 0 },
};

const everything = {
  cart: "all",
  wishes: "all",
  customer: true,
  recentSearches: true,
  running: true,
  place: true,
} as const;

test.each([
  ["an item of the cart", { cart: { itemId: 1, isCampaign: true } }, { ...nobody, cart: { lines: [line(1, true)] } }],
  ["the cart", { cart: "all" }, { ...nobody, cart: ann.cart }],
  ["a wish for an item", { wishes: { kind: "item", id: 1 } }, { ...nobody, wishes: { items: [1], stores: [] } }],
  ["a wish for a store", { wishes: { kind: "store", id: 1 } }, { ...nobody, wishes: { items: [], stores: [1] } }],
  ["all wishes", { wishes: "all" }, { ...nobody, wishes: ann.wishes }],
  ["the customer", { customer: true }, { ...nobody, customer: ann.customer, unread: ann.unread }],
  ["where they are", { place: true }, { ...nobody, place: ann.place }],
  ["what was searched for", { recentSearches: true }, { ...nobody, recentSearches: ["rice"] }],
  ["the order that comes next", { running: true }, { ...nobody, running: [pizza] }],
] as const)("a fragment that reads %s is shown that and nothing else of a visitor", (_what, reads, shown) => {
  expect(shownOf(ann, reads)).toEqual(shown);
});

test("a guest is shown as one: without a name, messages and wishes", () => {
  const guest: Personal = { ...ann, wishes: null, customer: null, unread: null, place: null };
  expect(shownOf(guest, everything)).toEqual(guest);
});

test.each([
  ["nothing", {}],
  ["an item that is not in the cart", { cart: { itemId: 7, isCampaign: false } }],
  ["a campaign's item, of which the cart has the ordinary one", { cart: { itemId: 2, isCampaign: true } }],
  ["an item that is not wished for", { wishes: { kind: "item", id: 2 } }],
  ["a store that is not wished for", { wishes: { kind: "store", id: 3 } }],
] as const)("a fragment that reads %s shows nothing of a visitor", (_what, reads) => {
  expect(shownOf(ann, reads)).toBeNull();
});

test("no fragment shows anything of a guest who has nothing", () => {
  expect(shownOf({ ...nobody, wishes: null, customer: null, unread: null, place: null }, everything)).toBeNull();
  expect(shownOf(nobody, { cart: "all", wishes: "all", recentSearches: true, running: true })).toBeNull();
});

test("what a fragment does not read never changes what it is shown", () => {
  const reads = { cart: { itemId: 1, isCampaign: false } };
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), fc.array(fc.nat()), (name, recentSearches, items) => {
      const wishes = { items, stores: items };
      const other: Personal = { ...ann, customer: { name, image: name }, recentSearches, wishes };
      expect(shownOf(other, reads)).toEqual(shownOf(ann, reads));
    }),
  );
});
