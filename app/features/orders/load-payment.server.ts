import { type Order, paymentPageUrl } from "~/delivery-api";
import { environment } from "~/env.server";
import { type Gateway, gatewaysOffered, payHref } from "~/features/checkout/payment-choice";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { leaveFor, toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
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

/** `/pay/{order}?method=…`: hands over to the operator's hosted payment page (docs/delivery-api.md §10.8, decision 5). */
export async function loadPay(shop: Shop, orderText: string | undefined): Promise<PayData> {
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await ownOrder(shop, orderId);
  if (order === null) return refused(shop, orderId);
  if (!awaitsPayment(order)) return leaveFor(shop, settledHref(shop, order, isOver(order)), []);
  const gateways = gatewaysOffered(critical(await shop.api.config.get()), null);
  if (gateways.length === 0) return leaveFor(shop, paymentReturnHref(order.id), []);
  const asked = shop.url.searchParams.get("method");
  const gateway = gateways.find((one) => one.gateway === asked) ?? (gateways.length === 1 ? gateways[0] : undefined);
  if (!gateway) return { kind: "choose", orderId: order.id, ways: gateways.map((one) => wayToPay(order, one)) };
  return { kind: "go", orderId: order.id, href: await handOverUrl(shop, order, gateway) };
}

const wayToPay = ({ id }: Order, { gateway, title }: Gateway) => ({ title, href: payHref(id, gateway) });

async function handOverUrl(shop: Shop, { id }: Order, { gateway }: Gateway): Promise<string> {
  const callback = new URL(paymentReturnHref(id), shop.publicOrigin).href;
  const payerId = await payerOf(shop);
  return paymentPageUrl(environment().deliveryApiUrl, { orderId: id, payerId, gateway, callback });
}

async function payerOf(shop: Shop): Promise<number> {
  const { token, guestId } = shop.session.visitor;
  if (token === null) return guestId ?? 0;
  const customer = await shop.api.customer.info();
  await leaveIfExpired(shop, customer);
  return critical(customer).id;
}

/** `failed`: the order failed screen (PAY-01). `canPay`: the payment may be tried again. */
export type PaymentReturnData = { kind: "failed"; orderId: number; canPay: boolean } | Refused;

/**
 * `/pay/{order}/return`: where the payment page sends the browser back to, and where an unpaid order is found again (PAY-12). Only the
 * delivery API's own word on the order counts; a flag or a token that somebody made up leads nowhere and is not passed on.
 */
export async function loadPaymentReturn(shop: Shop, orderText: string | undefined): Promise<PaymentReturnData> {
  const orderId = parseOrderId(orderText);
  const said = readPaymentReturn(shop.url.searchParams);
  if (!isConsistent(orderId, said)) return refused(shop, orderId);
  const order = await ownOrder(shop, orderId);
  const verdict = returnVerdict(said, order);
  if (order === null || verdict === "refused") return refused(shop, orderId);
  if (verdict !== "failed")
    return leaveFor(shop, settledHref(shop, order, verdict === "over"), news(shop, order, verdict));
  return { kind: "failed", orderId, canPay: await mayPayOnline(shop) };
}

function news(shop: Shop, order: Order, verdict: ReturnVerdict) {
  if (verdict === "over") return [];
  if (awaitsPayment(order)) return [toast(shop, "info", "payment:unconfirmed")];
  return order.paymentStatus === "paid" ? [toast(shop, "success", "payment:received")] : [];
}

const isOver = (order: Order) => returnVerdict({ flag: null }, order) === "over";

/** The order is not this visitor's, or the address names none. */
export function refused(shop: Shop, orderId: number | null): Refused {
  const returnTo = encodeURIComponent(shop.url.pathname + shop.url.search);
  const isGuest = shop.session.visitor.token === null;
  return { kind: "refused", orderId, signInHref: isGuest ? `/auth/sign-in?returnTo=${returnTo}` : null };
}
