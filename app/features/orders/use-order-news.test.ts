import { expect, test } from "vitest";
import { hasStatusChanged } from "./use-order-news";

const order = { id: 7, status: "pending", isUnpaid: false, arrival: null } as const;
const arrival = { title: "Arriving 04:14–04:24 AM", note: null, short: "about 8 min" };

test.each([
  ["another status", { ...order, status: "confirmed" }, true],
  ["its payment", { ...order, isUnpaid: true }, true],
  ["the minutes until it comes", { ...order, arrival }, false],
] as const)("%s of an order: whether it has all loaded anew", (_, told, isLoaded) => {
  expect(hasStatusChanged(order, told)).toBe(isLoaded);
});
