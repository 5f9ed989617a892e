import { expect, test } from "vitest";
import { aStore } from "~/features/catalogue/testing";
import { translator } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";
import { storeCard } from "./store-card.server";

const context = {
  t: translator("en"),
  session: { module: null },
  publicOrigin: "https://shop.example.test",
} as unknown as RequestContext;

test.each([
  [
    "12 Harbour Street",
    "Order from Harbour Kitchen, 12 Harbour Street: menu, prices, opening hours and delivery to your door.",
  ],
  ["", "Order from Harbour Kitchen: menu, prices, opening hours and delivery to your door."],
])("search engines are told of a store at “%s” without a gap", (address, description) => {
  expect(storeCard(context, aStore({ name: "Harbour Kitchen", address })).description).toBe(description);
});
