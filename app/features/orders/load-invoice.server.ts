import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import { detailsOf, type OrderDetails } from "./load-details.server";
import { parseOrderId } from "./order-id";

export type InvoiceData = {
  order: OrderDetails;
  seller: { name: string; address: string; phone: string; email: string };
};

/** `/my-orders/{order}/invoice`: customers only; another's order is not found. */
export async function loadInvoice(shop: Shop, orderText: string | undefined): Promise<InvoiceData> {
  await leaveIfGuest(shop);
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await detailsOf(shop, orderId);
  if (order === null) throw notFound();
  const { businessName, address, phone, email } = critical(await shop.api.config.get());
  return { order, seller: { name: businessName, address, phone, email } };
}
