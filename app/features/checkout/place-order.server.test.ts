import { expect, test } from "vitest";
import { aLine, anItem, aStore } from "~/features/catalogue/testing";
import type { CheckoutContext } from "./checkout-context.server";
import { obstaclesTo } from "./place-order.server";

const checkoutOf = (count: number) =>
  ({
    store: aStore(),
    place: { address: "12 Harbour Street", latitude: 1, longitude: 2, zoneHeader: "[1]" },
    zone: {},
    basket: {
      entry: { page: "cart" },
      lines: Array.from({ length: count }, (_, id) => aLine({ id, item: anItem({ id }) })),
      waiting: [],
    },
    quote: {
      goods: { items: 10, addOns: 0, discount: 0, discountBy: null },
      couponDiscount: 0,
      firstOrderDiscount: null,
      tax: null,
      deliveryFee: 2,
      tips: true,
      additionalCharge: null,
      extraPackaging: null,
      feeNotes: { surge: null, vehicleCharge: 0 },
      taxes: [],
      digits: 2,
    },
    payments: { choices: [], wallet: null },
  }) as unknown as CheckoutContext;

test.each([
  [200, []],
  [201, [{ reason: "tooManyLines", next: "cart", message: "" }]],
])("of %d lines an order is refused for what it is: %j", (count, refusals) => {
  expect(obstaclesTo(checkoutOf(count), { orderType: "delivery" })).toEqual(refusals);
});
