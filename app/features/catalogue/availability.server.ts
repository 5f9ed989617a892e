import type { Item, Store } from "~/delivery-api/model";
import { wallClock } from "~/i18n/zone-time.server";
import { nextOpening, windowDay } from "./opening-hours.server";

/** Why something cannot be had this minute. Times are `HH:mm`, dates `YYYY-MM-DD`, of the operator's time zone. */
export type NotNow =
  | { reason: "hours"; from: string; to: string }
  | { reason: "campaign"; from: string; to: string }
  | { reason: "store-closed"; opensAt: OpensAt | null }
  | { reason: "store-inactive" };

/** The next opening; `date` is null for today's, and where only the time is known, as in some lists. */
export type OpensAt = { date: string | null; time: string };

/** `later` may be added and is scheduled at checkout; `not-now` may not be bought. */
export type SaleState =
  | { state: "available" }
  | { state: "later"; because: NotNow }
  | { state: "not-now"; because: NotNow };

export type Moment = { now: Date; zone: string };

type Sellable = Pick<Item, "available" | "campaign" | "scheduleOrder">;
type Openable = Pick<Store, "isActive" | "isOpen" | "scheduleOrder" | "schedules" | "opensAt">;

/** Whether an item is sold at a wall-clock time of its store: in its daily window, and on its campaign's dates. */
export function isSoldAt(item: Pick<Item, "available" | "campaign">, date: string, time: string): boolean {
  return unavailabilityAt(item, date, time) === null;
}

function unavailabilityAt(
  { available, campaign }: Pick<Item, "available" | "campaign">,
  date: string,
  time: string,
): NotNow | null {
  const day = available ? windowDay(available, date, time) : date;
  if (campaign) {
    // A campaign's last night belongs to the day on which its window began.
    const campaignDay = day ?? date;
    if (campaignDay < campaign.from || campaignDay > campaign.to) return { reason: "campaign", ...campaign };
  }
  return available && day === null ? { reason: "hours", from: available.from, to: available.to } : null;
}

/** The closed overlay: inactive, or active with its hours over; null when the store is open (CARD-17). */
export function storeClosedReason(store: Openable, { now, zone }: Moment): NotNow | null {
  if (!store.isActive) return { reason: "store-inactive" };
  if (store.isOpen) return null;
  const next = nextOpening(store.schedules, now, zone);
  if (next)
    return { reason: "store-closed", opensAt: { date: next.daysAhead === 0 ? null : next.date, time: next.time } };
  return { reason: "store-closed", opensAt: store.opensAt === null ? null : { date: null, time: store.opensAt } };
}

/**
 * Whether an item can be bought at `moment`, later by schedule, or not (ITEM-12 to ITEM-14, CARD-17, CARD-20). Without
 * the store, as in lists, only the item decides. `scheduling` is the configuration's switch for scheduled orders.
 */
export function saleState(item: Sellable, store: Openable | null, moment: Moment, scheduling: boolean): SaleState {
  const { date, time } = wallClock(moment.now, moment.zone);
  const closed = store && storeClosedReason(store, moment);
  if (closed?.reason === "store-inactive") return { state: "not-now", because: closed };
  const because = unavailabilityAt(item, date, time) ?? closed;
  if (!because) return { state: "available" };
  const ended = because.reason === "campaign" && date > because.to;
  const schedulable = scheduling && item.scheduleOrder && (store?.scheduleOrder ?? true) && !ended;
  return { state: schedulable ? "later" : "not-now", because };
}
