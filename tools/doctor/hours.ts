import type { OpeningHours, Store } from "../../app/delivery-api/model";
import { openingsOn } from "../../app/features/catalogue/opening-hours.server";
import { addDays, wallClock } from "../../app/i18n/zone-time.server";
import type { Advice } from "./report";

/**
 * Compares what stores say of themselves, open or closed, with their hours on the operator's clock: where most differ, the time zone is
 * another one.
 */
export function judgeHours(stores: Store[], at: Date, zone: string): Advice[] {
  const judged = stores.filter(({ schedules, isActive }) => isActive && schedules.some(closes));
  const different = judged.filter((store) => store.isOpen !== isWithinHours(store, at, zone));
  if (judged.length === 0 || different.length * 2 <= judged.length) return [];
  const { time } = wallClock(at, zone);
  return [
    {
      weight: "problem",
      text: `It is ${time} in ${zone}, and ${different.length} of ${judged.length} stores are open or closed against their own hours: set OPERATOR_TIME_ZONE to where the stores are.`,
    },
  ];
}

/** A store that is open all day tells nothing of the clock. */
const closes = ({ from, to }: OpeningHours): boolean => from !== "00:00" || to !== "23:59";

function isWithinHours({ schedules }: Store, at: Date, zone: string): boolean {
  const { date, time } = wallClock(at, zone);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const now = hours * 60 + minutes;
  const isIn = (day: string, minute: number) =>
    openingsOn(schedules, day).some(({ from, to }) => minute >= from && minute < to);
  return isIn(date, now) || isIn(addDays(date, -1), now + 24 * 60);
}
