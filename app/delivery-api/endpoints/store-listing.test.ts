import { expect, test } from "vitest";
import { aStore } from "~/features/catalogue/testing";
import type { StoreListing } from "../calls";
import { narrowedPage, storeListCall } from "./store-listing";

const asked = (of: Partial<StoreListing> = {}): StoreListing => ({
  tab: "all",
  filter: "all",
  categoryIds: [],
  page: 2,
  limit: 12,
  ...of,
});

test.each(["m", "n", "x"] as const)("STOR-07: %s pages and narrows the list of all stores itself", (dialect) => {
  expect(storeListCall(asked({ filter: "take_away" }), dialect)).toMatchObject({
    path: "/stores/get-stores/{filter}",
    params: { filter: "take_away" },
    query: { type: "all", limit: 12, offset: 2, store_type: dialect === "m" ? null : "all" },
    isWhole: false,
  });
});

test.each([
  ["newly_joined", "/stores/latest"],
  ["popular", "/stores/popular"],
  ["top_rated", "/stores/top-rated"],
] as const)("M has a call for the tab %s, newer servers a word", (tab, path) => {
  const old = storeListCall(asked({ tab }), "m");
  expect(old).toMatchObject({ path, query: { type: "all", limit: 50, offset: 1 }, isWhole: true });
  expect(storeListCall(asked({ tab }), "n")).toMatchObject({ query: { store_type: tab, offset: 2 }, isWhole: false });
});

test("with categories the search is asked, for the order of the tab where it has a word for it", () => {
  const call = storeListCall(asked({ tab: "top_rated", categoryIds: [3, 8] }), "n");
  expect(call).toMatchObject({
    path: "/get-combined-data",
    query: { list_type: "store", data_type: "category", category_ids: "[3,8]", filter: '["top_rated"]' },
    isWhole: true,
  });
  expect(storeListCall(asked({ tab: "newly_joined", categoryIds: [3] }), "n").query.filter).toBeNull();
});

const stores = Array.from({ length: 30 }, (_, index) =>
  aStore({ id: index + 1, delivery: index % 2 === 0, takeAway: index % 3 === 0, createdAt: `2026-01-${10 + index}` }),
);
const idsOf = (of: Partial<StoreListing>) => {
  const { rows, total } = narrowedPage(stores, asked(of));
  return { ids: rows.map(({ id }) => id), total };
};

test("what came whole is narrowed by delivery type and paged here", () => {
  expect(idsOf({ filter: "delivery" })).toEqual({ ids: [25, 27, 29], total: 15 });
  expect(idsOf({ filter: "take_away", page: 1, limit: 3 })).toEqual({ ids: [1, 4, 7], total: 10 });
  expect(idsOf({ page: 4 })).toEqual({ ids: [], total: 30 });
});

test("the newest of a category come first", () => {
  expect(idsOf({ tab: "newly_joined", categoryIds: [3], page: 1, limit: 2 }).ids).toEqual([30, 29]);
});
