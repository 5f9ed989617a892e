import type { Order } from "~/delivery-api";
import { calendarDay, clockRange, clockTime } from "~/i18n/format";
import { parseServerTime, wallClock } from "~/i18n/zone-time.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { type Arrival, arrivalOf, minutesUntil } from "./arrival";

/** When an order comes, in the visitor's language and on the operator's clock. */
export type ArrivalView = {
  /** `Arriving 04:14–04:24 AM`. */
  title: string;
  /** How long that still is, or that it is late. */
  note: string | null;
  /** The shortest that says it: `about 8 min`. */
  short: string;
};

/** As long as the operator says no other length of a slot. */
const usualSlotMinutes = 30;
/** A time that is no further ahead needs no day, also past midnight. */
const soon = 3 * 60 * 60_000;

/** Writes when an order comes; null for orders of which nobody can say it. */
export async function arrivalWriter(context: RequestContext): Promise<(order: Order) => ArrivalView | null> {
  const slotMinutes = secondary(await context.api.config.get(), null)?.slotMinutes || usualSlotMinutes;
  return (order) => {
    const now = context.now().getTime();
    const arrival = expectedAt(context, order, slotMinutes, now);
    return arrival && written(context, arrival, now);
  };
}

function expectedAt(context: RequestContext, order: Order, slotMinutes: number, now: number): Arrival | null {
  const slot = order.scheduledAt === null ? null : parseServerTime(order.scheduledAt, context.timeZone);
  return arrivalOf({ ...order, slotAt: slot?.getTime() ?? null }, slotMinutes, now);
}

function written(context: RequestContext, arrival: Arrival, now: number): ArrivalView {
  const { t } = context;
  const { kind, isLate } = arrival;
  if (isLate) {
    const note = t("arrival:late.note", { time: lastMoment(context, arrival) });
    return { title: t(`arrival:late.${kind}`), note, short: t("arrival:late.short") };
  }
  const time = when(context, arrival, now);
  const title = t(`arrival:${kind}`, { when: time });
  const count = minutesUntil(arrival, now);
  if (count === null) return { title, note: null, short: time };
  return { title, note: t("arrival:countdown", { count }), short: t("arrival:about", { count }) };
}

function when({ t, timeZone, language }: RequestContext, { from, to, isInDays }: Arrival, now: number): string {
  const [first, last] = [wallClock(new Date(from), timeZone), wallClock(new Date(to), timeZone)];
  const day = calendarDay(first.date, language);
  if (isInDays) {
    return first.date === last.date ? day : t("arrival:days", { from: day, to: calendarDay(last.date, language) });
  }
  const time = clockRange(first.time, last.time, language);
  const isToday = from - now < soon || first.date === wallClock(new Date(now), timeZone).date;
  return isToday ? time : t("arrival:onDay", { day, time });
}

function lastMoment({ timeZone, language }: RequestContext, { to, isInDays }: Arrival): string {
  const { date, time } = wallClock(new Date(to), timeZone);
  return isInDays ? calendarDay(date, language) : clockTime(time, language);
}
