import { expect, it } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { render } from "../../../tests/harness/render";
import type { OrderRow } from "./load-orders.server";
import { OrderEntry } from "./OrderEntry";

const facts = { ...fallbackConfig, module: null, isSignedIn: true, hasPlace: true, place: null };
const order: OrderRow = {
  id: 100021,
  status: "delivered",
  type: "delivery",
  moduleType: "food",
  storeName: "Harbour Kitchen",
  logo: null,
  placedAt: "25 Nov, 12:00",
  amount: 10,
  linesCount: 2,
  isFinished: true,
  isUnpaid: false,
  arrival: null,
  canReorder: false,
};
const html = (fields: Partial<OrderRow> = {}) =>
  render(
    <ShopFactsProvider value={facts}>
      <OrderEntry order={{ ...order, ...fields }} current="/my-orders" />
    </ShopFactsProvider>,
  );

it("RTE-26 an order in the list tells how many items it has", () => {
  expect(html()).toContain("2 items");
});

it.each([
  ["a parcel", { type: "parcel", moduleType: "parcel", storeName: "" }],
  ["a prescription", { moduleType: "pharmacy" }],
] as const)("RTE-26 %s has no lines, and nothing is said of items", (_, fields) => {
  expect(html({ ...fields, linesCount: 0 })).not.toMatch(/\bitems?\b/);
});
