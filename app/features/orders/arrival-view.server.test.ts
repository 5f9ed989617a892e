import { expect, test } from "vitest";
import { type Order, ok } from "~/delivery-api";
import { i18nFor } from "~/i18n/i18n.server";
import { withoutIsolates } from "~/i18n/isolate";
import type { Language } from "~/i18n/languages";
import type { RequestContext } from "~/request/context/request-context";
import { arrivalWriter } from "./arrival-view.server";

const placed = "2026-11-25T04:04:00Z";

function shopAt(now: string, language: Language, timeZone = "UTC"): RequestContext {
  const config = { get: async () => ok({ slotMinutes: 0 }) };
  const { t } = i18nFor(language);
  return { t, language, timeZone, now: () => new Date(now), api: { config } } as unknown as RequestContext;
}

const order = (changes: Partial<Order> & { takes?: string } = {}): Order => {
  const { takes = "10-20 min", ...rest } = changes;
  const store = { deliveryTime: takes } as Order["store"];
  return { status: "confirmed", type: "delivery", createdAt: placed, scheduledAt: null, store, ...rest } as Order;
};

const far = { scheduledAt: "2026-11-27 12:00:00" };
const takeAway = { type: "take_away" } as const;

test.each<[string, string, Language, Order, string, string | null, string]>([
  ["at once", "2026-11-25T04:06:10Z", "en", order(), "Arriving 04:14–04:24 AM", "In about 18 minutes", "about 18 min"],
  ["at once", "2026-11-25T04:06:10Z", "ar", order(), "يصل 04:14–04:24 ص", "بعد 18 دقيقة تقريبًا", "حوالي 18 دقيقة"],
  [
    "nearly there",
    "2026-11-25T04:23:30Z",
    "en",
    order(),
    "Arriving 04:14–04:24 AM",
    "In about 1 minute",
    "about 1 min",
  ],
  [
    "late",
    "2026-11-25T04:31:00Z",
    "en",
    order(),
    "A little later than planned",
    "We expected it by 04:24 AM. Thank you for your patience.",
    "a little late",
  ],
  [
    "late past midnight",
    "2026-11-26T00:20:00Z",
    "en",
    order({ createdAt: "2026-11-25T23:30:00Z" }),
    "A little later than planned",
    "We expected it by 11:50 PM. Thank you for your patience.",
    "a little late",
  ],
  [
    "late for hours",
    "2026-11-25T23:00:00Z",
    "en",
    order(),
    "A little later than planned",
    "We expected it by 04:24 AM. Thank you for your patience.",
    "a little late",
  ],
  [
    "late for days",
    "2026-11-27T04:31:00Z",
    "en",
    order(),
    "A little later than planned",
    "We expected it by Wed, Nov 25, 04:24 AM. Thank you for your patience.",
    "a little late",
  ],
  [
    "in hours",
    "2026-11-25T04:06:00Z",
    "en",
    order({ takes: "1-2 hours" }),
    "Arriving 05:04–06:04 AM",
    null,
    "05:04–06:04 AM",
  ],
  [
    "in days",
    placed,
    "en",
    order({ takes: "1-3 days" }),
    "Arriving Thu, Nov 26 – Sat, Nov 28",
    null,
    "Thu, Nov 26 – Sat, Nov 28",
  ],
  ["in a day", placed, "en", order({ takes: "1-1 days" }), "Arriving Thu, Nov 26", null, "Thu, Nov 26"],
  [
    "in a slot of another day",
    placed,
    "en",
    order(far),
    "Arriving Fri, Nov 27, 12:00–12:30 PM",
    null,
    "Fri, Nov 27, 12:00–12:30 PM",
  ],
  ["to be taken away", placed, "en", order(takeAway), "Ready around 04:14 AM", "In about 10 minutes", "about 10 min"],
])("an order that comes %s, at %s in %s", async (_, now, language, asked, title, note, short) => {
  const written = (await arrivalWriter(shopAt(now, language)))(asked);
  expect({ ...written, title: withoutIsolates(written?.title ?? "") }).toEqual({ title, note, short });
});

test("the clock is the operator's, and no day is named for what comes soon after midnight", async () => {
  const write = await arrivalWriter(shopAt("2026-11-25T22:00:00Z", "en", "Asia/Beirut"));
  expect(write(order({ createdAt: "2026-11-25T21:50:00Z" }))?.title).toBe("Arriving 12:00–12:10 AM");
});

test("nothing is written of an order that is over", async () => {
  expect((await arrivalWriter(shopAt(placed, "en")))(order({ status: "delivered" }))).toBeNull();
});
