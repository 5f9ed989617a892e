import { expect, it } from "vitest";
import type { Order } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { findOrder, matchingOrder } from "./order-lookup.server";

const startedAt = Date.parse("2026-11-20T12:00:00Z");
const order = (id: number, storeId: number | null, amount: number, createdAt = "2026-11-20T12:00:02Z") =>
  ({ id, store: storeId === null ? null : { id: storeId }, amount, createdAt }) as Order;
const attempt = { storeId: 6, amount: 20, startedAt };

it.each([
  ["the order of its store and amount", [order(1, 6, 25), order(2, 6, 20)], attempt, 2],
  ["the newest of its store when none has the amount", [order(3, 6, 25), order(2, 6, 26)], attempt, 3],
  ["none of another store", [order(1, 7, 20)], attempt, null],
  ["none of before", [order(1, 6, 20, "2026-11-20T11:59:00Z")], attempt, null],
  [
    "for a parcel one without a store",
    [order(1, 6, 9), order(2, null, 9)],
    { ...attempt, storeId: null, amount: 9 },
    2,
  ],
  ["for an order of a store no parcel", [order(2, null, 20)], attempt, null],
] as const)("an attempt of unknown fate has made %s", (_title, orders, sent, id) => {
  expect(matchingOrder([...orders], sent)?.id ?? null).toBe(id);
});

it.each([
  ["an order of 2 s ago is found", [], 1],
  ["one that the visitor was told of was another press's, so soon before this one", [1], null],
])("of an attempt of unknown fate %s", async (_title, told, id) => {
  const running = async () => ({ ok: true, value: { rows: [order(1, 6, 20, "2026-11-20T11:59:58Z")], total: 1 } });
  const context = {
    apiAt: () => ({ orders: { running } }),
    session: { visitor: { told } },
  } as unknown as RequestContext;
  const found = await findOrder(context, { ...attempt, payment: { method: "cash_on_delivery", id: null } });
  expect(found.ok && (found.value?.id ?? null)).toBe(id);
});
