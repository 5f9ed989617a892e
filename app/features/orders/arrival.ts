import type { Order } from "~/delivery-api/model";
import { deliveryRange } from "~/features/catalogue/delivery-range";
import { awaitsPayment } from "./payment";
import { isFinished } from "./tracking";

/** When a running order is expected, in milliseconds since the epoch. */
export type Arrival = {
  /** `ready`: its customer fetches it, so nobody brings it. */
  kind: "arriving" | "ready";
  from: number;
  /** Equal to `from` where one moment is meant. */
  to: number;
  /** Whether a clock's time would promise too much: goods that take days. */
  isInDays: boolean;
  isLate: boolean;
};

type Expected = Pick<
  Order,
  "status" | "type" | "createdAt" | "paymentMethod" | "paymentStatus" | "payments" | "store"
> & {
  /** The beginning of the slot it was ordered for; null for as soon as possible. */
  slotAt: number | null;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const lengths = { min: minute, hour: 60 * minute, day };

/**
 * When an order comes: its slot, else the time it was placed and what the store says a delivery takes. What is taken away is ready when a
 * delivery would come at the earliest. Null once it is over, ready or unpaid, and where nobody has said how long it takes, as for parcels
 * that are sent at once.
 */
export function arrivalOf(order: Expected, slotMinutes: number, now: number): Arrival | null {
  const isTakenAway = order.type === "take_away";
  if (isFinished(order.status) || awaitsPayment(order)) return null;
  if (isReadyToTake(order)) return null;
  const span = order.slotAt === null ? fromPlacing(order) : slot(order.slotAt, slotMinutes);
  if (span === null) return null;
  const { from, isInDays } = span;
  const to = isTakenAway && order.slotAt === null ? from : span.to;
  return { kind: isTakenAway ? "ready" : "arriving", from, to, isInDays, isLate: now > to + (isInDays ? day : 0) };
}

type Span = Pick<Arrival, "from" | "to" | "isInDays">;

const slot = (at: number, minutes: number): Span => ({ from: at, to: at + minutes * minute, isInDays: false });

function fromPlacing({ createdAt, store }: Expected): Span | null {
  const placedAt = Date.parse(createdAt);
  const range = deliveryRange(store?.deliveryTime ?? null);
  if (range === null || Number.isNaN(placedAt)) return null;
  const [shortest, longest] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
  const length = lengths[range.unit];
  return { from: placedAt + shortest * length, to: placedAt + longest * length, isInDays: range.unit === "day" };
}

/** The longest time that is counted down in minutes: further ahead a clock's time says more. */
const longestCountdown = 90;

/** Minutes until it is there at the latest, at least one; null where a countdown says nothing. */
export function minutesUntil({ to, isInDays, isLate }: Arrival, now: number): number | null {
  const minutes = Math.max(1, Math.ceil((to - now) / minute));
  return isLate || isInDays || minutes > longestCountdown ? null : minutes;
}

/** How long an order takes of which nobody says it: only for which one comes first. */
const usualLength = 60 * minute;
/** After so long it is more likely that nobody has closed the order than that it still comes. */
const longestDelay = day;

type Due = Pick<Order, "status" | "type" | "createdAt" | "paymentMethod" | "paymentStatus" | "payments">;

/** By when an order is there, to tell which one comes first: what is late or stands ready may be there any moment; what is not paid yet, or forgotten, comes last. */
export function dueAt(order: Due, arrival: Pick<Arrival, "to"> | null, now: number): number {
  const usually = isReadyToTake(order) ? now : (Date.parse(order.createdAt) || now) + usualLength;
  const at = arrival?.to ?? usually;
  return awaitsPayment(order) || now - at > longestDelay ? Number.MAX_SAFE_INTEGER : Math.max(at, now);
}

/** Its customer may fetch it. */
const isReadyToTake = ({ type, status }: Pick<Order, "type" | "status">): boolean =>
  type === "take_away" && (status === "handover" || status === "picked_up");
