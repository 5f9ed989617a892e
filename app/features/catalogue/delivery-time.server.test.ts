import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { deliveryTime } from "./delivery-time.server";

test.each([
  ["20-30 min", "20-30 min", "من 20 إلى 30 دقيقة"],
  ["5 - 10-mins", "5-10 min", "من 5 إلى 10 دقائق"],
  ["1-2 hours", "1-2 hours", "من 1 إلى 2 ساعة"],
  ["1-3 Days", "1-3 days", "من 1 إلى 3 أيام"],
  ["before noon", "before noon", "before noon"],
  [null, null, null],
])("DATA-13 a delivery time of %s is written in the visitor's language", (written, english, arabic) => {
  expect(deliveryTime({ t: i18nFor("en").t }, { deliveryTime: written })).toBe(english);
  expect(deliveryTime({ t: i18nFor("ar").t }, { deliveryTime: written })).toBe(arabic);
});
