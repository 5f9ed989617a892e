import type { Config, Item, Store } from "~/delivery-api";
import { type Moment, saleState, storeClosedReason } from "~/features/catalogue/availability.server";
import { calendarDate, clockTime, someNames } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import type { Basket } from "./basket.server";
import type { Refusal } from "./refusals";
import { type SlotDay, scheduleSlots } from "./slots.server";

type Timed = Pick<Item, "name" | "available" | "campaign">;

/** When everything of a basket can be had. */
export type Times = {
  /** Whether all of it can be had at once. */
  isSoldNow: boolean;
  /** Times to choose from; empty when nothing can be scheduled. */
  slots: SlotDay[];
  /** The items without which there would be a time; none while there is one, and none where the store has none itself. */
  inTheWay: Timed[];
};

type Terms = { config: Pick<Config, "scheduleOrders" | "slotMinutes">; store: Store; basket: Basket };

export function timesOf({ config, store, basket: { entry, lines } }: Terms, moment: Moment): Times {
  const { schedules, leadMinutes } = store;
  // A prescription is delivered as soon as possible (docs/delivery-api.md §11.4).
  const canSchedule = entry.page !== "prescription" && config.scheduleOrders && store.scheduleOrder && store.isActive;
  const slotsFor = (items: Timed[]) =>
    canSchedule ? scheduleSlots({ schedules, slotMinutes: config.slotMinutes, leadMinutes, items, ...moment }) : [];
  const items = lines.map(({ item }) => item);
  const isOpen = storeClosedReason(store, moment) === null;
  const isSold = (item: Item) => saleState(item, store, moment, canSchedule).state === "available";
  const isSoldNow = isOpen && items.every(isSold);
  const slots = slotsFor(items);
  const mayBeHad = isOpen || slotsFor([]).length > 0;
  if (isSoldNow || slots.length > 0 || !mayBeHad) return { isSoldNow, slots, inTheWay: [] };
  const timed = items.filter(({ available, campaign }) => available || campaign);
  const hasNoSlot = byHours((item) => slotsFor([item]).length === 0);
  const never = timed.filter((item) => !isSold(item) && hasNoSlot(item));
  // Otherwise each can be had by itself: their times never meet.
  return { isSoldNow, slots, inTheWay: never.length > 0 ? never : timed };
}

/** The same once for all items of the same hours: a search for slots takes a millisecond, and a cart may have hundreds of lines. */
function byHours(judge: (item: Timed) => boolean): (item: Timed) => boolean {
  const known = new Map<string, boolean>();
  return (item) => {
    const hours = JSON.stringify([item.available, item.campaign]);
    const judged = known.get(hours) ?? judge(item);
    known.set(hours, judged);
    return judged;
  };
}

/** Why there is no time to have a basket at, with the hours or days of what stands in the way (ITEM-12); null when there is one. */
export function noTime(
  { t, language }: Pick<RequestContext, "t" | "language">,
  { isSoldNow, slots, inTheWay }: Times,
  { entry }: Pick<Basket, "entry">,
): Refusal | null {
  if (isSoldNow || slots.length > 0) return null;
  if (inTheWay.length === 0) return { reason: "closed", next: "stores", message: "" };
  const names = [...new Set(inTheWay.map((item) => t("checkout:soldAt", { name: item.name, when: when(item) })))];
  const message = someNames(names, { t, language });
  return { reason: "notNow", next: entry.page === "cart" ? "cart" : "stores", message };

  function when({ available, campaign }: Timed): string {
    const day = (date: string) => calendarDate(date, language);
    const time = (text: string) => clockTime(text, language);
    if (campaign) return t("items:availableDates", { from: day(campaign.from), to: day(campaign.to) });
    return available ? t("items:availableHours", { from: time(available.from), to: time(available.to) }) : "";
  }
}
