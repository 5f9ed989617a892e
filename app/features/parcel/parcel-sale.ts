import type { Sale } from "~/analytics/events";
import type { ParcelCategory } from "~/delivery-api/model";
import type { Totals } from "~/features/checkout/totals";

/** A parcel as analytics are told of it: what is sold is its delivery. */
export function parcelSale(
  { id, name }: Pick<ParcelCategory, "id" | "name">,
  { deliveryFee, total, tax }: Pick<Totals, "deliveryFee" | "total" | "tax">,
): Sale {
  const items = [{ item_id: `parcel-${id}`, item_name: name, price: deliveryFee, quantity: 1 }];
  return { value: deliveryFee, total, shipping: 0, tax, items };
}
