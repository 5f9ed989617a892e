import { expect, test } from "vitest";
import type { OrdersData } from "./load-orders.server";
import { newestOrders } from "./use-orders";

const page = (statusQuery: string, total = 1) => ({ statusQuery, total }) as OrdersData;

test("a page of orders shows what it was told since it was loaded, and nothing that was told of another", () => {
  const [loaded, orders] = [page("tab=running&page=1"), page("tab=running&page=1", 2)];
  expect(newestOrders(loaded, null)).toBe(loaded);
  expect(newestOrders(loaded, { since: loaded, orders })).toBe(orders);
  expect(newestOrders(loaded, { since: page("tab=running&page=1"), orders }), "loaded anew").toBe(loaded);
  expect(newestOrders(loaded, { since: loaded, orders: page("tab=history&page=1") }), "too late").toBe(loaded);
});
