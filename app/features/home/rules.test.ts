import { describe, expect, test } from "vitest";
import type { Banner } from "~/delivery-api";
import { anItem, aStore } from "~/features/catalogue/testing";
import {
  conditionRows,
  isInCategory,
  nearbyInOrder,
  newestFirst,
  shownBanners,
  specialOfferLoops,
  tabCategories,
} from "./rules";

test("HOME-all-06 campaigns stand after the other banners, or not at all", () => {
  const banner = (id: string, kind: "link" | "campaign"): Banner => ({
    id,
    title: id,
    image: null,
    target: kind === "link" ? { kind, href: "/offers" } : { kind, id },
  });
  const mixed = [banner("c1", "campaign"), banner("b1", "link"), banner("c2", "campaign"), banner("b2", "link")];
  const idsWith = (campaigns: boolean) => shownBanners(mixed, campaigns).map(({ id }) => id);
  expect(idsWith(true)).toEqual(["b1", "b2", "c1", "c2"]);
  expect(idsWith(false)).toEqual(["b1", "b2"]);
});

describe("HOME-all-11 tabs of categories", () => {
  const soups = { id: 3, name: "Soups" };
  const hot = { id: 11, name: "Hot soups" };
  const pizza = { id: 5, name: "Pizza" };
  const beside = (id: number, productsCount: number | null) => ({
    id,
    name: `Category ${id}`,
    slug: "",
    image: null,
    featured: false,
    productsCount,
    children: [],
  });

  test("name the widest categories of the items once, in their order", () => {
    const items = [[soups, hot], [pizza], [soups]].map((categories) => anItem({ categories }));
    expect(tabCategories(items, [beside(9, 4)])).toEqual([soups, pizza]);
  });

  test("name those beside the list where its items are light, but for empty ones", () => {
    expect(tabCategories([anItem()], [beside(8, 0), beside(9, 4), beside(10, null)]).map(({ id }) => id)).toEqual([
      9, 10,
    ]);
  });

  test("HOME-all-12 an item is of every category it is filed under", () => {
    const item = anItem({ categories: [soups, hot] });
    expect([3, 11, 5].map((id) => isInCategory(item, id))).toEqual([true, true, false]);
  });
});

describe("HOME-all-20 stores nearby", () => {
  const stores = [
    aStore({ id: 1, rating: 4.2, createdAt: "2026-01-01T10:00:00.000000Z" }),
    aStore({ id: 2, rating: 4.8, createdAt: "2026-03-01T10:00:00.000000Z" }),
    aStore({ id: 3, rating: 4.5, createdAt: null }),
  ];
  test.each([
    ["popular", [1, 2, 3]],
    ["top-rated", [2, 3, 1]],
    ["new", [2, 1, 3]],
  ] as const)("%s: %j", (tab, order) => {
    expect(nearbyInOrder(stores, tab).map(({ id }) => id)).toEqual(order);
    expect(stores.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("whose age nobody knows come last among the newest", () => {
    expect(newestFirst(stores).at(-1)?.id).toBe(3);
  });
});

test("HOME-phar-06 more than 7 items against a condition stand in two rows", () => {
  expect([0, 7, 8, 20].map(conditionRows)).toEqual(["row", "row", "twoRows", "twoRows"]);
});

test("SALE-09 special offers go round only above 5 items", () => {
  expect([0, 1, 5, 6, 15].map(specialOfferLoops)).toEqual([false, false, false, true, true]);
});
