import type { NamedText, OfflineMethod, Order, OrderLine, OrderPayment, Result } from "~/delivery-api";
import { commaList, serverDateTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { moduleKind } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { canRefund, refundState, reviewTargets, wasDelivered } from "./after-delivery";
import { type ArrivalView, arrivalWriter } from "./arrival-view.server";
import { isAnswer } from "./guest-order.server";
import { type OrderRow, orderRow } from "./load-orders.server";
import { type OfflineView, offlineView, paymentInfoTexts } from "./offline";
import { parseOrderId } from "./order-id";
import { type AddressView, addressView } from "./order-view";
import { inWordsOf } from "./own-words.server";
import { canCancel, paymentParts } from "./payment";
import { lineTotal, type ReceiptRow, receiptRows } from "./receipt";
import { expectRunning } from "./running.server";
import { storeChatHref } from "./store-chat-href";

export type LineView = {
  id: number;
  name: string;
  image: string | null;
  quantity: number;
  options: string;
  isCampaign: boolean;
  total: number;
};

export type OrderDetails = OrderRow & {
  lines: LineView[];
  sums: ReceiptRow[];
  /** What the operator calls the additional charge, as at checkout; empty when they have no word for it. */
  chargeName: string;
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
  /** Where it is taken away. */
  pickUpAt: string | null;
  scheduledAt: string | null;
  deliveredAt: string | null;
  /** Texts of the customer and of the operator, by the key of their label; those that say nothing are left out. */
  notes: { label: "note" | "instruction" | "unavailable" | "canceledFor"; text: string }[];
  wantsCutlery: boolean;
  isPrescription: boolean;
  /** Addresses of pictures. */
  attachments: string[];
  proofs: string[];
  /** The chat with the store. */
  storeChatHref: string | null;
  refund:
    | ({ state: NonNullable<ReturnType<typeof refundState>>; answer: string | null } & {
        request: Order["refund"];
      })
    | null;
  may: { cancel: boolean; refund: boolean; review: boolean; reorder: boolean };
};

/** The order-details dialog: customers only (ROLE-18). */
export async function loadOrderDetails(context: RequestContext): Promise<{ order: OrderDetails | null } | null> {
  if (context.session.visitor.token === null) return null;
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const order = orderId === null ? null : await detailsOf(context, orderId);
  if (order !== null && !order.isFinished) expectRunning(context);
  return { order };
}

/** An order of the signed-in customer with all there is to say of it; null when it is not theirs. */
export async function detailsOf(context: RequestContext, orderId: number): Promise<OrderDetails | null> {
  const [tracked, details, config] = await Promise.all([
    context.api.orders.track({ orderId }),
    context.api.orders.details(orderId),
    context.api.config.get(),
  ]);
  await leaveIfExpired(context, tracked);
  const order = found(tracked);
  const lines = found<OrderLine[] | Order>(details);
  if (order === null) return null;
  const methods = order.offlinePayment ? secondary(await context.api.payments.offlineMethods(), []) : [];
  const { refunds, currency, additionalCharge } = critical(config);
  const known = {
    lines: Array.isArray(lines) ? lines : [],
    methods,
    refunds,
    digits: currency.digits,
    chargeName: additionalCharge?.name ?? "",
    arrival: (await arrivalWriter(context))(order),
  };
  return orderDetails(context, order, known);
}

/** Null for what the server says does not exist; trouble upstream is told as such. */
function found<T>(result: Result<T>): T | null {
  return !result.ok && isAnswer(result.failure) ? null : critical(result);
}

type Known = {
  lines: OrderLine[];
  methods: OfflineMethod[];
  refunds: boolean;
  digits: number;
  chargeName: string;
  arrival: ArrivalView | null;
};

function orderDetails(context: RequestContext, order: Order, known: Known): OrderDetails {
  const { lines, methods, refunds, digits, chargeName, arrival } = known;
  const { type, paymentMethod, paymentStatus, isPrescription, attachments, proofs } = order;
  const at = (time: string | null | undefined) => (time ? serverDateTime(time, context.language) : null);
  const state = refundState(order);
  const isTakenAway = type === "take_away";
  return {
    ...orderRow(context, order, arrival),
    lines: lines.map((line) => lineView(line, digits, context.language)),
    sums: receiptRows(order, lines, digits),
    chargeName,
    paymentMethod,
    paymentStatus,
    parts: paymentParts(order),
    offline: offlineView(order),
    told: order.offlinePayment ? paymentInfoTexts(order.offlinePayment, methods) : [],
    address: order.address && !isTakenAway ? addressView(order.address) : null,
    receiver: order.receiver && addressView(order.receiver),
    parcel: order.parcel,
    pickUpAt: isTakenAway ? order.store?.address || null : null,
    scheduledAt: at(order.scheduledAt),
    deliveredAt: at(order.times.delivered),
    notes: notesOf(context, order),
    wantsCutlery: order.cutlery && moduleKind(order.moduleType).hasKitchen,
    isPrescription,
    attachments,
    proofs,
    storeChatHref: storeChatHref(order),
    refund: state && { state, answer: order.refundAnswer, request: order.refund },
    may: {
      cancel: canCancel(order),
      refund: canRefund(order, refunds),
      review: wasDelivered(order) && reviewTargets(order.courier, lines).length > 0,
      reorder: lines.length > 0 && type !== "parcel",
    },
  };
}

function notesOf(context: RequestContext, order: Order): OrderDetails["notes"] {
  const canceledFor = order.status === "canceled" ? order.cancellationReason : null;
  const notes = [
    { label: "note", text: order.note },
    { label: "instruction", text: order.deliveryInstruction },
    { label: "unavailable", text: inWordsOf(context, "unavailable", order.unavailableItemNote ?? "") },
    { label: "canceledFor", text: inWordsOf(context, "canceledFor", canceledFor ?? "") },
  ] as const;
  return notes.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

export function lineView(line: OrderLine, digits: number, language: Language): LineView {
  const { id, name, image, quantity, isCampaign, groups, variationType, addOns } = line;
  const labels = groups.flatMap((group) => group.options.map(({ label }) => label));
  const options = variationType ?? commaList(labels, language);
  const extras = addOns.map((addOn) => `+ ${addOn.quantity > 1 ? `${addOn.quantity} × ` : ""}${addOn.name}`);
  return {
    id,
    name,
    image,
    quantity,
    isCampaign,
    options: [options, ...extras].filter(Boolean).join(" · "),
    total: lineTotal(line, digits),
  };
}
