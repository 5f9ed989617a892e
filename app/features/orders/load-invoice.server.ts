import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { detailsOf, type OrderDetails } from "./load-details.server";
import { parseOrderId } from "./order-id";

export type InvoiceData = {
  order: OrderDetails;
  seller: { name: string; address: string; phone: string; email: string };
};

/** `/my-orders/{order}/invoice`: customers only; another's order is not found. */
export async function loadInvoice(context: RequestContext, orderText: string | undefined): Promise<InvoiceData> {
  await leaveIfGuest(context);
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await detailsOf(context, orderId);
  if (order === null) throw notFound();
  const { businessName, address, phone, email } = critical(await context.api.config.get());
  return { order, seller: { name: businessName, address, phone, email } };
}
