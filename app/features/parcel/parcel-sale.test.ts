import { expect, test } from "vitest";
import { parcelSale } from "./parcel-sale";

test("of a parcel the delivery is what is sold", () => {
  expect(parcelSale({ id: 3, name: "Documents" }, { deliveryFee: 6.5, total: 8, tax: 0.5 })).toEqual({
    value: 6.5,
    total: 8,
    shipping: 0,
    tax: 0.5,
    items: [{ item_id: "parcel-3", item_name: "Documents", price: 6.5, quantity: 1 }],
  });
});
