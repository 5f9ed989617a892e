import type { CancellationReason, Order } from "~/delivery-api";
import { gatewaysOffered } from "~/features/payments/gateways";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { cancellationSchema } from "./after-delivery-schemas.server";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";
import {
  type AskingDialog,
  askingDialogOf,
  awaitsPayment,
  canCancel,
  canSwitchToCod,
  readPaymentReturn,
  returnVerdict,
} from "./payment";

/** `canPay`: it may be paid online now. `hasFailed`: a payment of it has failed, as far as the address says. */
export type OrderFailData = { orderId: number; canPay: boolean; canSwitchToCod: boolean; hasFailed: boolean };

/** `?dialog=order-fail&order=…` (PAY-03, PAY-04); none for an order that does not wait for its payment. */
export async function loadOrderFail(context: RequestContext): Promise<OrderFailData | null> {
  const order = await requestedOrder(context);
  if (!order || !awaitsPayment(order)) return null;
  const [canPay, canSwitchToCod] = await Promise.all([mayPayOnline(context), mayPayCash(context, order)]);
  const hasFailed = returnVerdict(readPaymentReturn(context.url.searchParams), order) === "failed";
  return { orderId: order.id, canPay, canSwitchToCod, hasFailed };
}

/** Whether the operator takes payments online at the moment; unknown counts as no. */
export async function mayPayOnline(context: RequestContext): Promise<boolean> {
  const config = await context.api.config.get();
  return config.ok && gatewaysOffered(config.value).length > 0;
}

/** PAY-04: what the zone of the order's own address says; unknown counts as no. */
export async function mayPayCash(context: RequestContext, order: Order): Promise<boolean> {
  const place = order.address?.location ?? context.session.place;
  if (!place) return false;
  const [config, lookup] = await Promise.all([context.api.config.get(), context.api.geo.zone(place)]);
  if (!config.ok || !lookup.ok) return false;
  const { zones } = lookup.value;
  const zone = zones.find(({ id }) => id === order.store?.zoneId) ?? zones[0] ?? null;
  const rates =
    zone?.modules.find(({ moduleId, moduleType }) =>
      order.store ? moduleId === order.store.moduleId : moduleType === order.moduleType,
    ) ?? null;
  return canSwitchToCod(order, { config: config.value, zone, rates });
}

/** `reasons`: null when the order cannot be canceled any more; `back`: the dialog that `Back` leads to. */
export type CancelOrderData = { back: AskingDialog | null } & (
  | { reasons: null }
  | { orderId: number; reasons: CancellationReason[]; constraints: Constraints<"reason"> }
);

/** `?dialog=cancel-order&order=…&back=…` (PAY-09). */
export async function loadCancelOrder(context: RequestContext): Promise<CancelOrderData> {
  const order = await requestedOrder(context);
  const back = askingDialogOf(context.url.searchParams);
  if (!order || !mayGiveUp(order)) return { reasons: null, back };
  const reasons = critical(await reasonsFor(context, order));
  return { orderId: order.id, reasons, constraints: constraintsOf(cancellationSchema(context.t, reasons)), back };
}

/** Whether its customer may give it up: before it is taken, or while its payment has failed. */
export const mayGiveUp = (order: Order): boolean => canCancel(order) || awaitsPayment(order);

/** The delivery API wants a reason even of an operator who lists none: then there is one of ours (PAY-06). */
export async function reasonsFor(context: RequestContext, { type }: Pick<Order, "type">) {
  const reasons = await context.api.orders.cancellationReasons({ isParcel: type === "parcel" });
  if (!reasons.ok || reasons.value.length > 0) return reasons;
  return { ...reasons, value: [{ id: 0, reason: context.t("payment:cancel.other") }] };
}

async function requestedOrder(context: RequestContext): Promise<Order | null> {
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  return orderId === null ? null : ownOrder(context, orderId);
}
