import { expect, test } from "vitest";
import { type StoreListState, storeListHref } from "./store-list-href";

test.each<[Partial<StoreListState> & Pick<StoreListState, "tab">, string]>([
  [{ tab: "all" }, "/stores"],
  [{ tab: "newly_joined" }, "/store/latest"],
  [{ tab: "popular" }, "/store/popular"],
  [{ tab: "top_rated" }, "/stores?tab=top_rated"],
  [{ tab: "popular", filter: "take_away", page: 1 }, "/store/popular?filter=take_away"],
  [{ tab: "all", categories: [3, 8], page: 2 }, "/stores?category=3&category=8&page=2"],
  [{ tab: "all", quick: ["free", "open"], page: 2 }, "/stores?quick=free&quick=open&page=2"],
  [{ tab: "top_rated", filter: "delivery", page: 3 }, "/stores?tab=top_rated&filter=delivery&page=3"],
])("RTE-37: %j stands at %s", (state, href) => {
  expect(storeListHref(state)).toBe(href);
});
