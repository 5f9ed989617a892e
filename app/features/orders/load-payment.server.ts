import { type Order, paymentPageUrl } from "~/delivery-api";
import { environment } from "~/env.server";
import { type Gateway, gatewaysOffered, payHref } from "~/features/payments/gateways";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { parseOrderId } from "./order-id";
import { ownOrder, settledHref } from "./own-order.server";
import { awaitsPayment, isConsistent, type ReturnVerdict, readPaymentReturn, returnVerdict } from "./payment";
import { mayPayOnline } from "./payment-dialogs.server";
import { paymentReturnHref } from "./payment-href";

/** `refused`: not an order of this visitor. `signInHref`: for a guest, who may have ordered with an account. */
export type Refused = { kind: "refused"; orderId: number | null; signInHref: string | null };

/** `go`: the hosted payment page. `choose`: the ways to pay, each a link to this page with its gateway. */
export type PayData =
  | { kind: "go"; orderId: number; href: string }
  | { kind: "choose"; orderId: number; ways: { title: string; href: string }[] }
  | Refused;

/** `/pay/{order}?method=…`: hands over to the operator's hosted payment page (docs/delivery-api.md §10.8, docs/decisions/0040). */
export async function loadPay(context: RequestContext, orderText: string | undefined): Promise<PayData> {
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await ownOrder(context, orderId);
  if (order === null) return refused(context, orderId);
  if (!awaitsPayment(order)) return redirectAsDocument(context, settledHref(context, order, isOver(order)), []);
  const gateways = gatewaysOffered(critical(await context.api.config.get()));
  if (gateways.length === 0) return redirectAsDocument(context, paymentReturnHref(order.id), []);
  const gatewayName = context.url.searchParams.get("method");
  const gateway =
    gateways.find((one) => one.gateway === gatewayName) ?? (gateways.length === 1 ? gateways[0] : undefined);
  if (!gateway) return { kind: "choose", orderId: order.id, ways: gateways.map((one) => wayToPay(order, one)) };
  return { kind: "go", orderId: order.id, href: await handOverUrl(context, order, gateway) };
}

const wayToPay = ({ id }: Order, { gateway, title }: Gateway) => ({ title, href: payHref(id, gateway) });

async function handOverUrl(context: RequestContext, { id }: Order, { gateway }: Gateway): Promise<string> {
  const callback = new URL(paymentReturnHref(id), context.publicOrigin).href;
  const payerId = await payerOf(context);
  return paymentPageUrl(environment().deliveryApiUrl, { orderId: id, payerId, gateway, callback });
}

async function payerOf(context: RequestContext): Promise<number> {
  const { token, guestId } = context.session.visitor;
  if (token === null) return guestId ?? 0;
  const customer = await context.api.customer.info();
  await leaveIfExpired(context, customer);
  return critical(customer).id;
}

/** `failed`: the order failed screen (PAY-01). `waits`: not paid yet. `canPay`: it may be paid online now. */
export type PaymentReturnData = { kind: "failed" | "waits"; orderId: number; canPay: boolean } | Refused;

/**
 * `/pay/{order}/return`: where the payment page sends the browser back to, and where an unpaid order is found again (PAY-12). Only the
 * delivery API's own word on the order counts; a flag or a token that somebody made up leads nowhere and is not passed on.
 */
export async function loadPaymentReturn(
  context: RequestContext,
  orderText: string | undefined,
): Promise<PaymentReturnData> {
  const orderId = parseOrderId(orderText);
  const said = readPaymentReturn(context.url.searchParams);
  if (!isConsistent(orderId, said)) return refused(context, orderId);
  const order = await ownOrder(context, orderId);
  const verdict = returnVerdict(said, order);
  if (order === null || verdict === "refused") return refused(context, orderId);
  if (verdict === "placed" || verdict === "over")
    return redirectAsDocument(context, settledHref(context, order, verdict === "over"), news(context, order, verdict));
  return { kind: verdict, orderId, canPay: await mayPayOnline(context) };
}

function news(context: RequestContext, order: Order, verdict: ReturnVerdict) {
  if (verdict === "over") return [];
  if (awaitsPayment(order)) return [toast(context, "info", "payment:unconfirmed")];
  return order.paymentStatus === "paid" ? [toast(context, "success", "payment:received")] : [];
}

const isOver = (order: Order) => returnVerdict({ flag: null }, order) === "over";

/** The order is not this visitor's, or the address names none. */
export function refused(context: RequestContext, orderId: number | null): Refused {
  const isGuest = context.session.visitor.token === null;
  return { kind: "refused", orderId, signInHref: isGuest ? signInHref(pathOf(context.url)) : null };
}
