import type { CancellationReason, Order } from "~/delivery-api";
import { critical } from "~/request/critical.server";
import type { Shop } from "~/request/shop.server";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";
import { awaitsPayment, canCancel, canSwitchToCod } from "./payment";

export type OrderFailData = { orderId: number; canSwitchToCod: boolean };

/** `?dialog=order-fail&order=…` (PAY-03, PAY-04); none for an order that does not wait for its payment. */
export async function loadOrderFail(shop: Shop): Promise<OrderFailData | null> {
  const order = await askedOrder(shop);
  if (!order || !awaitsPayment(order)) return null;
  return { orderId: order.id, canSwitchToCod: await mayPayCash(shop, order) };
}

/** PAY-04: what the zone of the order's own address says; unknown counts as no. */
export async function mayPayCash(shop: Shop, order: Order): Promise<boolean> {
  const place = order.address?.location ?? shop.session.place;
  if (!place) return false;
  const [config, lookup] = await Promise.all([shop.api.config.get(), shop.api.geo.zone(place)]);
  if (!config.ok || !lookup.ok) return false;
  const { zones } = lookup.value;
  const zone = zones.find(({ id }) => id === order.store?.zoneId) ?? zones[0] ?? null;
  const rates =
    zone?.modules.find(({ moduleId, moduleType }) =>
      order.store ? moduleId === order.store.moduleId : moduleType === order.moduleType,
    ) ?? null;
  return canSwitchToCod(order, { config: config.value, zone, rates });
}

/** `reasons`: null when the order cannot be canceled any more. */
export type CancelOrderData = { orderId: number | null; reasons: CancellationReason[] | null };

/** `?dialog=cancel-order&order=…` (PAY-09). */
export async function loadCancelOrder(shop: Shop): Promise<CancelOrderData> {
  const order = await askedOrder(shop);
  if (!order || !canCancel(order)) return { orderId: null, reasons: null };
  return { orderId: order.id, reasons: critical(await reasonsFor(shop, order)) };
}

/** The delivery API wants a reason even of an operator who lists none: then there is one of ours (PAY-06). */
export async function reasonsFor(shop: Shop, { type }: Pick<Order, "type">) {
  const reasons = await shop.api.orders.cancellationReasons({ isParcel: type === "parcel" });
  if (!reasons.ok || reasons.value.length > 0) return reasons;
  return { ...reasons, value: [{ id: 0, reason: shop.t("payment:cancel.other") }] };
}

async function askedOrder(shop: Shop): Promise<Order | null> {
  const orderId = parseOrderId(shop.url.searchParams.get("order"));
  return orderId === null ? null : ownOrder(shop, orderId);
}
