import type { AnalyticsEvent } from "~/analytics/events";
import type { Order } from "~/delivery-api/model";
import { roundMoney } from "~/features/catalogue/money";

type Refunded = Pick<
  Order,
  "id" | "type" | "amount" | "deliveryFee" | "tax" | "taxIncluded" | "tip" | "additionalCharge" | "extraPackaging"
>;

/** The order whose money a customer asks for, with the amounts that its purchase was told with. */
export function refundRequested(order: Refunded, digits: number): AnalyticsEvent {
  const { id, amount, tax, tip, additionalCharge, extraPackaging } = order;
  // Of a parcel the delivery is what was sold.
  const shipping = order.type === "parcel" ? 0 : order.deliveryFee;
  const besides = shipping + tip + additionalCharge + extraPackaging + (order.taxIncluded ? 0 : tax);
  const value = Math.max(0, roundMoney(amount - besides, digits));
  return { name: "refund", params: { transaction_id: String(id), value, total: amount, shipping, tax } };
}
