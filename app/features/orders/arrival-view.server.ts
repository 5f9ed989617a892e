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
/** A time that is no further away needs no day, also past midnight. */
const near = 3 * 60 * 60_000;

/** Says when an order comes; null for orders of which nobody can say it. */
export async function arrivalReader(context: RequestContext): Promise<(order: Order) => Arrival | null> {
  const slotMinutes = secondary(await context.api.config.get(), null)?.slotMinutes || usualSlotMinutes;
  return (order) => {
    const slot = order.scheduledAt === null ? null : parseServerTime(order.scheduledAt, context.timeZone);
    return arrivalOf({ ...order, slotAt: slot?.getTime() ?? null }, slotMinutes, context.now().getTime());
  };
}

/** The same in words. */
export async function arrivalWriter(context: RequestContext): Promise<(order: Order) => ArrivalView | null> {
  const read = await arrivalReader(context);
  return (order) => {
    const arrival = read(order);
    return arrival && written(context, arrival, context.now().getTime());
  };
}

function written(context: RequestContext, arrival: Arrival, now: number): ArrivalView {
  const { t } = context;
  const { kind, isLate } = arrival;
  if (isLate) {
    const note = t("arrival:late.note", { time: lastMoment(context, arrival, now) });
    return { title: t(`arrival:late.${kind}`), note, short: t("arrival:late.short") };
  }
  const time = when(context, arrival, now);
  const title = t(`arrival:${kind}`, { when: time });
  const count = minutesUntil(arrival, now);
  if (count === null) return { title, note: null, short: time };
  return { title, note: t("arrival:countdown", { count }), short: t("arrival:about", { count }) };
}

function when(context: RequestContext, { from, to, isInDays }: Arrival, now: number): string {
  const { t, timeZone, language } = context;
  const [first, last] = [wallClock(new Date(from), timeZone), wallClock(new Date(to), timeZone)];
  if (isInDays) {
    const day = calendarDay(first.date, language);
    return first.date === last.date ? day : t("arrival:days", { from: day, to: calendarDay(last.date, language) });
  }
  const time = clockRange(first.time, last.time, language);
  return from - now < near ? time : onItsDay(context, first.date, time, now);
}

function lastMoment(context: RequestContext, { to, isInDays }: Arrival, now: number): string {
  const { timeZone, language } = context;
  const { date, time: clock } = wallClock(new Date(to), timeZone);
  if (isInDays) return calendarDay(date, language);
  const time = clockTime(clock, language);
  return now - to < near ? time : onItsDay(context, date, time, now);
}

/** A clock's time says nothing of the day, unless that is today. */
function onItsDay({ t, timeZone, language }: RequestContext, date: string, time: string, now: number): string {
  const isToday = date === wallClock(new Date(now), timeZone).date;
  return isToday ? time : t("arrival:onDay", { day: calendarDay(date, language), time });
}
