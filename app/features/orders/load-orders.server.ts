import { z } from "zod";
import {
  defaultPageSize,
  type NamedText,
  type OfflineMethod,
  type Order,
  type OrderLine,
  type OrderPayment,
  type Result,
} from "~/delivery-api";
import { instantDateTime, serverDateTime } from "~/i18n/format";
import { critical, secondary } from "~/request/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/expired.server";
import type { Shop } from "~/request/shop.server";
import { isAnswer } from "./load-tracking.server";
import { type OfflineView, offlineView, toldTexts } from "./offline";
import { parseOrderId } from "./order-id";
import { type AddressView, addressView } from "./order-view";
import { awaitsPayment, canCancel, paymentParts, readPaymentReturn } from "./payment";
import { isFinished } from "./tracking";

const isGuest = ({ session }: Shop) => session.visitor.token === null;

export type OrderPlacedData = { id: number; placedAt: string; status: string; isFailed: boolean };

/**
 * CHK-14 to CHK-18: the guest's last order, as this browser remembers it. After a digital payment the address carries its flag and
 * token; a token of another order shows nothing.
 */
export async function loadOrderPlaced(shop: Shop): Promise<OrderPlacedData | null> {
  const { lastOrder } = shop.session.guest;
  const { flag, token } = readPaymentReturn(shop.url.searchParams);
  if (!lastOrder || (token !== null && token !== lastOrder.id)) return null;
  const { id, status, createdAt } = lastOrder;
  const placedAt = instantDateTime(createdAt, shop.timeZone, shop.language);
  return { id, status, placedAt, isFailed: flag === "fail" || flag === "cancel" };
}

export const orderTabs = ["running", "history"] as const;
export type OrderTab = (typeof orderTabs)[number];

export type OrderRow = {
  id: number;
  status: Order["status"];
  storeName: string;
  logo: string | null;
  placedAt: string;
  amount: number;
  linesCount: number;
  isFinished: boolean;
  isUnpaid: boolean;
};

export type OrdersData = {
  tab: OrderTab;
  rows: OrderRow[];
  total: number;
  /** Counts of the first row and the last on this page. */
  from: number;
  to: number;
  newerHref: string | null;
  olderHref: string | null;
};

const query = z.object({
  tab: z.enum(orderTabs).catch("running"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** `/my-orders`: customers only, a page of running or of previous orders (ROLE-10, RTE-26). */
export async function loadOrders(shop: Shop): Promise<OrdersData> {
  await leaveIfGuest(shop);
  const { searchParams } = shop.url;
  const { tab, page } = query.parse({ tab: searchParams.get("tab"), page: searchParams.get("page") ?? undefined });
  const result = await shop.api.orders[tab](page, defaultPageSize);
  await leaveIfExpired(shop, result);
  const { rows, total } = critical(result);
  const before = (page - 1) * defaultPageSize;
  return {
    tab,
    total,
    from: before + 1,
    to: before + rows.length,
    rows: rows.map((order) => orderRow(shop, order)),
    newerHref: page > 1 ? ordersHref(tab, page - 1) : null,
    olderHref: before + rows.length < total && rows.length > 0 ? ordersHref(tab, page + 1) : null,
  };
}

const ordersHref = (tab: OrderTab, page: number) => `/my-orders?tab=${tab}&page=${page}`;

function orderRow({ timeZone, language }: Shop, order: Order): OrderRow {
  const { id, status, amount, linesCount, store } = order;
  return {
    id,
    status,
    amount,
    linesCount,
    storeName: store?.name ?? order.parcel?.category ?? "",
    logo: store?.logo ?? null,
    placedAt: instantDateTime(order.createdAt, timeZone, language),
    isFinished: isFinished(status),
    isUnpaid: awaitsPayment(order),
  };
}

export type OrderDetails = OrderRow & {
  lines: { id: number; name: string; image: string | null; quantity: number; options: string; total: number }[];
  sums: Pick<
    Order,
    | "amount"
    | "deliveryFee"
    | "tax"
    | "taxIncluded"
    | "storeDiscount"
    | "couponDiscount"
    | "tip"
    | "additionalCharge"
    | "extraPackaging"
  >;
  type: Order["type"];
  paymentMethod: Order["paymentMethod"];
  paymentStatus: Order["paymentStatus"];
  /** When it is paid in parts. */
  parts: OrderPayment[];
  offline: OfflineView | null;
  /** What the customer has told of a payment outside the shop. */
  told: NamedText[];
  address: AddressView | null;
  /** Parcels only. */
  receiver: AddressView | null;
  parcel: Order["parcel"];
  scheduledAt: string | null;
  note: string | null;
  canCancel: boolean;
};

/** The order-details dialog: customers only (ROLE-18). */
export async function loadOrderDetails(shop: Shop): Promise<{ order: OrderDetails | null } | null> {
  const orderId = parseOrderId(shop.url.searchParams.get("order"));
  if (isGuest(shop)) return null;
  if (orderId === null) return { order: null };
  const [tracked, details] = await Promise.all([shop.api.orders.track({ orderId }), shop.api.orders.details(orderId)]);
  await leaveIfExpired(shop, tracked);
  const order = found(tracked);
  const lines = found(details);
  const methods = order?.offlinePayment ? secondary(await shop.api.payments.offlineMethods(), []) : [];
  return { order: order && orderDetails(shop, order, Array.isArray(lines) ? lines : [], methods) };
}

/** Null for what the server says does not exist; trouble upstream is told as such. */
function found<T>(result: Result<T>): T | null {
  return !result.ok && isAnswer(result.failure) ? null : critical(result);
}

function orderDetails(shop: Shop, order: Order, lines: OrderLine[], methods: OfflineMethod[]): OrderDetails {
  const { amount, deliveryFee, tax, taxIncluded, storeDiscount, couponDiscount, tip } = order;
  const { additionalCharge, extraPackaging, type, paymentMethod, paymentStatus, note, scheduledAt } = order;
  return {
    ...orderRow(shop, order),
    lines: lines.map(lineView),
    sums: {
      amount,
      deliveryFee,
      tax,
      taxIncluded,
      storeDiscount,
      couponDiscount,
      tip,
      additionalCharge,
      extraPackaging,
    },
    type,
    paymentMethod,
    paymentStatus,
    note,
    canCancel: canCancel(order),
    parts: paymentParts(order),
    offline: offlineView(order),
    told: order.offlinePayment ? toldTexts(order.offlinePayment, methods) : [],
    address: order.address && type !== "take_away" ? addressView(order.address) : null,
    receiver: order.receiver && addressView(order.receiver),
    parcel: order.parcel,
    scheduledAt: scheduledAt && serverDateTime(scheduledAt, shop.language),
  };
}

function lineView({ id, name, image, quantity, price, groups, variationType, addOns, addOnsTotal }: OrderLine) {
  const options = variationType ?? groups.flatMap((group) => group.options.map(({ label }) => label)).join(", ");
  const extras = addOns.map((addOn) => `+ ${addOn.quantity > 1 ? `${addOn.quantity} × ` : ""}${addOn.name}`);
  return {
    id,
    name,
    image,
    quantity,
    options: [options, ...extras].filter(Boolean).join(" · "),
    total: price * quantity + addOnsTotal,
  };
}
