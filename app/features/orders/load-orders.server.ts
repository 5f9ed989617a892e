import { z } from "zod";
import { defaultPageSize, type Order } from "~/delivery-api";
import { instantDateTime } from "~/i18n/format";
import { inEveryModule } from "~/request/context/every-module.server";
import type { RequestContext } from "~/request/context/request-context";
import { pageNumber } from "~/request/navigation/page-number";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";
import { type ArrivalView, arrivalWriter } from "./arrival-view.server";
import { askOwnOrder } from "./own-order.server";
import { awaitsPayment, readPaymentReturn } from "./payment";
import { expectRunning } from "./running.server";
import { isFinished, type TrackingStep, trackOrder } from "./tracking";
import { canReorder } from "./usual";

export type OrderPlacedData = {
  id: number;
  placedAt: string;
  status: string;
  isFailed: boolean;
  /** How the order stands; null while nobody answers. */
  order: PlacedView | null;
};

export type PlacedView = OrderRow & {
  paymentMethod: Order["paymentMethod"];
  steps: TrackingStep[];
};

/**
 * CHK-14 to CHK-18: the guest's last order, as this browser remembers it. After a digital payment the address carries its flag and
 * token; a token of another order shows nothing.
 */
export async function loadOrderPlaced(context: RequestContext): Promise<OrderPlacedData | null> {
  const { lastOrder } = context.session.guest;
  const { flag, token } = readPaymentReturn(context.url.searchParams);
  if (!lastOrder || (token !== null && token !== lastOrder.id)) return null;
  const { id, status, createdAt } = lastOrder;
  const placedAt = instantDateTime(createdAt, context.timeZone, context.language);
  const isFailed = flag === "fail" || flag === "cancel";
  const found = isFailed ? null : await askOwnOrder(context, id);
  if (!found?.ok) return { id, status, placedAt, isFailed, order: null };
  const order = found.value;
  const row = orderRow(context, order, (await arrivalWriter(context))(order));
  if (!row.isFinished) expectRunning(context);
  const { paymentMethod, status: statusNow } = order;
  const view = { ...row, paymentMethod, steps: trackOrder(order).steps };
  return { id, status: statusNow, placedAt, isFailed, order: view };
}

const orderTabs = ["running", "history"] as const;
type OrderTab = (typeof orderTabs)[number];

export type OrderRow = {
  id: number;
  status: Order["status"];
  type: Order["type"];
  moduleType: Order["moduleType"];
  storeName: string;
  logo: string | null;
  placedAt: string;
  amount: number;
  linesCount: number;
  isFinished: boolean;
  isUnpaid: boolean;
  arrival: ArrivalView | null;
  canReorder: boolean;
};

export type OrdersData = {
  tab: OrderTab;
  /** Search parameters of the same page of orders, to follow it by. */
  statusQuery: string;
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
  page: pageNumber(10_000),
});

/** `/my-orders`: customers only, a page of running or of previous orders of every module (ROLE-10, RTE-26). */
export async function loadOrders(context: RequestContext): Promise<OrdersData> {
  await leaveIfGuest(context);
  const { searchParams } = context.url;
  const { tab, page } = query.parse({ tab: searchParams.get("tab"), page: searchParams.get("page") ?? undefined });
  const result = await inEveryModule(context).orders[tab](page, defaultPageSize);
  await leaveIfExpired(context, result);
  const { rows, total } = critical(result);
  if (tab === "running" && total > 0) expectRunning(context);
  const arrival = await arrivalWriter(context);
  const before = (page - 1) * defaultPageSize;
  return {
    tab,
    statusQuery: searchOf(tab, page),
    total,
    from: before + 1,
    to: before + rows.length,
    rows: rows.map((order) => orderRow(context, order, arrival(order))),
    newerHref: page > 1 ? ordersHref(tab, page - 1) : null,
    olderHref: before + rows.length < total && rows.length > 0 ? ordersHref(tab, page + 1) : null,
  };
}

const mostRecent = 3;

/** The customer's last previous orders; none where nobody answers. */
export async function loadRecentOrders(context: RequestContext): Promise<OrderRow[]> {
  const result = await inEveryModule(context).orders.history(1, mostRecent);
  await leaveIfExpired(context, result);
  const { rows } = secondary(result, { rows: [] });
  return rows.map((order) => orderRow(context, order, null));
}

/** The same page of orders alone, for a page that follows it. Who has to sign in first comes back to the page, not to its data. */
export function loadOrdersStatus(context: RequestContext): Promise<OrdersData> {
  context.url = new URL(`/my-orders${context.url.search}`, context.publicOrigin);
  return loadOrders(context);
}

const searchOf = (tab: OrderTab, page: number) => `tab=${tab}&page=${page}`;
const ordersHref = (tab: OrderTab, page: number) => `/my-orders?${searchOf(tab, page)}`;

/** An order as lists show it. */
export function orderRow({ timeZone, language }: RequestContext, order: Order, arrival: ArrivalView | null): OrderRow {
  const { id, status, type, moduleType, amount, linesCount, store } = order;
  return {
    id,
    status,
    type,
    moduleType,
    amount,
    linesCount,
    storeName: store?.name ?? order.parcel?.category ?? "",
    logo: store?.logo ?? null,
    placedAt: instantDateTime(order.createdAt, timeZone, language),
    isFinished: isFinished(status),
    isUnpaid: awaitsPayment(order),
    arrival,
    canReorder: isFinished(status) && canReorder(order),
  };
}
