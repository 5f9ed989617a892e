import { expect, test } from "vitest";
import { refundRequested } from "./refund-event";

const order = {
  id: 100_001,
  type: "delivery" as const,
  amount: 33,
  deliveryFee: 3,
  tax: 2.5,
  taxIncluded: false,
  tip: 1,
  additionalCharge: 0.5,
  extraPackaging: 1,
};

test.each([
  ["an order: its goods", {}, { value: 25, shipping: 3 }],
  ["an order whose prices include the tax", { taxIncluded: true }, { value: 27.5, shipping: 3 }],
  ["a parcel: its delivery", { type: "parcel" as const, amount: 7.5 }, { value: 2.5, shipping: 0 }],
])("a refund is told with the amounts of the purchase: %s", (_, of, expected) => {
  const asked = { ...order, ...of };
  expect(refundRequested(asked, 2)).toEqual({
    name: "refund",
    params: { transaction_id: "100001", total: asked.amount, tax: 2.5, ...expected },
  });
});
