import { expect, test } from "vitest";
import { aStore } from "~/features/catalogue/testing";
import type { StoreListing } from "../calls";
import type { Caller } from "../http/call";
import type { Store } from "../model";
import { ok } from "../result";
import { isUnpaged, narrowedPage, storeListCall } from "./store-listing";
import { storeEndpoints } from "./stores";

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
    query: { type: "all", store_type: dialect === "m" ? null : "all" },
    paging: "server",
  });
});

test.each([
  ["newly_joined", "/stores/latest"],
  ["popular", "/stores/popular"],
  ["top_rated", "/stores/top-rated"],
] as const)("M has a call for the tab %s, newer servers a word", (tab, path) => {
  const old = storeListCall(asked({ tab }), "m");
  expect(old).toEqual({ path, query: { type: "all" }, paging: "unsure" });
  expect(storeListCall(asked({ tab, filter: "delivery" }), "m")).toMatchObject({ path, paging: "ours" });
  expect(storeListCall(asked({ tab }), "n")).toMatchObject({ query: { store_type: tab }, paging: "server" });
});

test("with categories the search is asked, for the order of the tab where it has a word for it", () => {
  const call = storeListCall(asked({ tab: "top_rated", categoryIds: [3, 8] }), "n");
  expect(call).toMatchObject({
    path: "/get-combined-data",
    query: { list_type: "store", data_type: "category", category_ids: "[3,8]", filter: '["top_rated"]' },
    paging: "server",
  });
  const newest = storeListCall(asked({ tab: "newly_joined", categoryIds: [3] }), "n");
  expect(newest.query.filter).toBeNull();
  expect(newest.paging).toBe("ours");
  expect(storeListCall(asked({ filter: "delivery", categoryIds: [3] }), "x").paging).toBe("ours");
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

test("STOR-03: an answer with more than was asked for, or with the first page again, is no page", () => {
  const pageOf = (ids: number[], page: number) => ({
    rows: ids.map((id) => aStore({ id })),
    total: 30,
    page,
    limit: 2,
  });
  const first = pageOf([1, 2], 1);
  expect(isUnpaged(first, first)).toBe(false);
  expect(isUnpaged(pageOf([3, 4], 2), first)).toBe(false);
  expect(isUnpaged(pageOf([], 2), pageOf([], 1))).toBe(false);
  expect(isUnpaged(pageOf([1, 2], 2), first)).toBe(true);
  expect(isUnpaged(pageOf([1, 2, 3], 1), first)).toBe(true);
});

/** A server of dialect M with 120 popular stores; `pages`: whether it makes pages of them. */
function serverOf(pages: boolean) {
  const all = Array.from({ length: 120 }, (_, index) => aStore({ id: index + 1, delivery: index % 2 === 0 }));
  const calls: string[] = [];
  const send = async ({ query }: { query: { limit: number; offset: number } }) => {
    calls.push(`${query.limit} from ${query.offset}`);
    const page = pages ? query.offset : 1;
    const rows: Store[] = all.slice((page - 1) * query.limit, page * query.limit);
    return ok({ rows, total: all.length, page: query.offset, limit: query.limit });
  };
  const caller = { send, profile: async () => ({ dialect: "m" }) } as unknown as Caller;
  const idsOf = async (of: Partial<StoreListing>) => {
    const result = await storeEndpoints(caller).listing(asked({ tab: "popular", ...of }));
    return result.ok ? { ids: result.value.rows.map(({ id }) => id), total: result.value.total } : result.failure;
  };
  return { calls, idsOf };
}

test("API-66 API-86 STOR-03: the tabs of M come a page at a time, and the 51st store too", async () => {
  const { calls, idsOf } = serverOf(true);
  expect(await idsOf({ page: 1 })).toMatchObject({ total: 120 });
  expect(calls).toEqual(["12 from 1"]);
  expect(await idsOf({ page: 10 })).toEqual({
    ids: [109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120],
    total: 120,
  });
  expect(calls.slice(1).sort()).toEqual(["12 from 1", "12 from 10"]);
});

test("STOR-03: what is narrowed here is narrowed from all of it", async () => {
  const { calls, idsOf } = serverOf(true);
  expect(await idsOf({ filter: "delivery", page: 5 })).toMatchObject({
    ids: [97, 99, 101, 103, 105, 107, 109, 111, 113, 115, 117, 119],
    total: 60,
  });
  expect(calls).toEqual(["50 from 1", "50 from 2", "50 from 3"]);
});

test("STOR-03: a server that answers every page with its first is asked for as much as it gives", async () => {
  const { idsOf } = serverOf(false);
  expect(await idsOf({ page: 2 })).toEqual({ ids: [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], total: 50 });
});
