import type { Item, OpeningHours } from "~/delivery-api/model";
import { isSoldAt } from "~/features/catalogue/availability.server";
import { openingsOn, timeOf } from "~/features/catalogue/opening-hours.server";
import { addDays, instantsIn, wallClock } from "~/i18n/zone-time.server";
import { slotValue } from "./slot-value";

export type SlotInput = {
  schedules: OpeningHours[];
  /** `config.slotMinutes`; 0 is half an hour. */
  slotMinutes: number;
  /** The store's minutes between placing and the first slot. */
  leadMinutes: number;
  /** What is ordered: a slot must lie in every item's own hours. */
  items: Pick<Item, "available" | "campaign">[];
  now: Date;
  /** The operator's time zone, IANA. */
  zone: string;
  /** Calendar days offered, today included. */
  days?: number;
};

/** One slot in the operator's wall-clock time, `HH:mm`. */
type Slot = { from: string; to: string };
export type SlotDay = { date: string; slots: Slot[] };

const defaultSlotMinutes = 30;
/** A week: no weekday comes twice. */
const defaultDays = 7;

/**
 * The slots a customer may choose: the store's hours cut by slot length, from now plus lead on, under the day they fall
 * on; days without a slot are absent. The last slot of an opening may be shorter (docs/delivery-api.md §11.5).
 */
export function scheduleSlots(input: SlotInput): SlotDay[] {
  const { schedules, zone, days = defaultDays } = input;
  const today = wallClock(input.now, zone).date;
  // An opening of yesterday may run past midnight into today.
  const openings = Array.from({ length: days + 1 }, (_, index) =>
    openingsOn(schedules, addDays(today, index - 1)),
  ).flat();
  const lastDay = addDays(today, days - 1);
  // Openings may overlap.
  const slots = new Map<string, Map<string, Slot>>();
  const instantOf = instantsIn(zone);
  for (const opening of openings) {
    for (const { date, ...slot } of cut(opening, input.slotMinutes > 0 ? input.slotMinutes : defaultSlotMinutes)) {
      const isInTime = date >= today && date <= lastDay;
      if (!isInTime || !isOffered(date, slot, instantOf(date, slot.from), input)) continue;
      const ofDay = slots.get(date) ?? new Map<string, Slot>();
      slots.set(date, ofDay.set(slot.from, slot));
    }
  }
  return sorted(slots).map(([date, ofDay]) => ({ date, slots: sorted(ofDay).map(([, slot]) => slot) }));
}

/** Whether a posted `schedule_at` is one of the slots offered. */
export function isOfferedSlot(days: SlotDay[], value: string): boolean {
  return days.some(({ date, slots }) => slots.some((slot) => slotValue(date, slot) === value));
}

function cut(opening: { date: string; from: number; to: number }, minutes: number): (Slot & { date: string })[] {
  const count = Math.ceil((opening.to - opening.from) / minutes);
  return Array.from({ length: count }, (_, index) => {
    const start = opening.from + index * minutes;
    const from = timeOf(start);
    const date = start < 24 * 60 ? opening.date : addDays(opening.date, 1);
    return { date, from, to: timeOf(Math.min(start + minutes, opening.to)) };
  });
}

/** `instant` is null where the clocks skip this time. */
function isOffered(
  date: string,
  { from }: Slot,
  instant: Date | null,
  { now, leadMinutes, items }: SlotInput,
): boolean {
  if (!instant || instant.getTime() < now.getTime() + leadMinutes * 60_000) return false;
  return items.every((item) => isSoldAt(item, date, from));
}

/** In the order of their keys. */
const sorted = <Value>(map: Map<string, Value>): [string, Value][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
