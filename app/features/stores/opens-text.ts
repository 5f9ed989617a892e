import type { TFunction } from "i18next";
import type { OpensAt } from "~/features/catalogue/availability.server";

import { calendarDay, clockTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

/** When a closed store opens next, with the day where it is another than today. */
export function opensText(t: TFunction<"stores">, { date, time }: OpensAt, language: Language): string {
  const at = clockTime(time, language);
  return date === null
    ? t("stores:opensAt", { time: at })
    : t("stores:opensOn", { day: calendarDay(date, language), time: at });
}
