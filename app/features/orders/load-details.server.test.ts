import { expect, it } from "vitest";
import { type Order, type OrderLine, ok } from "~/delivery-api";
import { i18nFor } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";
import { detailsOf } from "./load-details.server";

const free = { storeDiscount: 0, flashDiscount: 0, couponDiscount: 0, firstOrderDiscount: 0, deliveryFee: 0 };
const delivered = {
  ...free,
  ...{
    proDiscount: 0,
    deliveryTypeCharge: 0,
    tip: 0,
    additionalCharge: 0,
    extraPackaging: 0,
    tax: 0,
    taxIncluded: false,
    amount: 10,
  },
  ...{ id: 7, status: "delivered", type: "take_away", moduleType: "food", times: {}, scheduledAt: null },
  ...{ createdAt: "2026-11-25T04:04:00Z", payments: [], courier: null, store: null, refund: null },
} as unknown as Order;
const line = {
  ...{ id: 1, itemId: 41, isCampaign: false, name: "Soup", image: null, quantity: 1, price: 10 },
  ...{ addOns: [], addOnsTotal: 0, groups: [], variationType: null, discount: 0 },
} as unknown as OrderLine;
const courier = { id: 12, name: "Bob Ray", image: null } as Order["courier"];

function shopWith(order: Order, lines: OrderLine[]): RequestContext {
  const config = { refunds: true, slotMinutes: 30, currency: { digits: 2 }, additionalCharge: null };
  return {
    t: i18nFor("en").t,
    language: "en",
    timeZone: "UTC",
    now: () => new Date("2026-11-25T05:06:10Z"),
    api: {
      orders: { track: async () => ok(order), details: async () => ok(lines) },
      config: { get: async () => ok(config) },
    },
  } as unknown as RequestContext;
}

it.each([
  ["an item", delivered, [line], true],
  ["a courier alone", { ...delivered, courier }, [], true],
  ["a campaign item alone", delivered, [{ ...line, isCampaign: true }], false],
  ["nothing", delivered, [], false],
  ["an item on its way", { ...delivered, status: "picked_up" as const }, [line], false],
])("RTE-45 a review is offered for an order by what it has: %s", async (_, order, lines, review) => {
  expect((await detailsOf(shopWith(order, lines), 7))?.may).toMatchObject({ review });
});
