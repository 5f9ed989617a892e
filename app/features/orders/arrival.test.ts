import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finishedStatuses, runningStatuses } from "~/delivery-api/model";
import { type Arrival, arrivalOf, minutesUntil } from "./arrival";

type Asked = Parameters<typeof arrivalOf>[0];

const minute = 60_000;
const placedAt = Date.UTC(2026, 10, 25, 4, 4, 37);
const slotAt = placedAt + 300 * minute;

const order = (changes: Partial<Omit<Asked, "store">> & { takes?: string | null } = {}): Asked => {
  const { takes = "10-20 min", ...rest } = changes;
  return {
    status: "confirmed",
    type: "delivery",
    createdAt: new Date(placedAt).toISOString(),
    paymentMethod: "cash_on_delivery",
    paymentStatus: "unpaid",
    payments: [],
    slotAt: null,
    store: { deliveryTime: takes } as Asked["store"],
    ...rest,
  };
};

const expected = (kind: Arrival["kind"], from: number, to: number, more: Partial<Arrival> = {}): Arrival => ({
  kind,
  from: placedAt + from * minute,
  to: placedAt + to * minute,
  isInDays: false,
  isLate: false,
  ...more,
});

describe("when an order comes", () => {
  test.each<[string, Asked, Arrival | null]>([
    ["placed now", order(), expected("arriving", 10, 20)],
    ["just placed", order({ status: "pending" }), expected("arriving", 10, 20)],
    ["on its way", order({ status: "picked_up" }), expected("arriving", 10, 20)],
    ["told in hours", order({ takes: "1-2 hours" }), expected("arriving", 60, 120)],
    ["told in days", order({ takes: "1-3 days" }), expected("arriving", 1440, 4320, { isInDays: true })],
    ["told the wrong way round", order({ takes: "20-10 min" }), expected("arriving", 10, 20)],
    ["told in other words", order({ takes: "before noon" }), null],
    ["of a store that tells nothing", order({ takes: null }), null],
    ["placed at no time", order({ createdAt: "" }), null],
    ["for a slot", order({ slotAt }), expected("arriving", 300, 330)],
    ["for a slot, of a store that tells nothing", order({ slotAt, takes: null }), expected("arriving", 300, 330)],
    ["to be taken away", order({ type: "take_away" }), expected("ready", 10, 10)],
    ["to be taken away in a slot", order({ type: "take_away", slotAt }), expected("ready", 300, 330)],
    ["ready to be taken away", order({ type: "take_away", status: "handover" }), null],
    ["a parcel", { ...order({ type: "parcel" }), store: null }, null],
    ["a parcel for a slot", { ...order({ type: "parcel", slotAt }), store: null }, expected("arriving", 300, 330)],
    ["unpaid", order({ status: "pending", paymentMethod: "digital_payment" }), null],
    [
      "paid",
      order({ status: "pending", paymentMethod: "digital_payment", paymentStatus: "paid" }),
      expected("arriving", 10, 20),
    ],
  ])("%s", (_, asked, arrival) => {
    expect(arrivalOf(asked, 30, placedAt)).toEqual(arrival);
  });

  test.each(finishedStatuses)("nobody waits for an order that is %s", (status) => {
    expect(arrivalOf(order({ status }), 30, placedAt)).toBeNull();
  });

  test("it is late once its last moment has passed, goods of days a day later", () => {
    const isLate = (takes: string, minutes: number) =>
      arrivalOf(order({ takes }), 30, placedAt + minutes * minute)?.isLate;
    expect([isLate("10-20 min", 20), isLate("10-20 min", 20.01)]).toEqual([false, true]);
    expect([isLate("1-2 days", 2 * 1440 + 1), isLate("1-2 days", 3 * 1440 + 1)]).toEqual([false, true]);
  });

  const anyOrder = fc.record({
    status: fc.constantFrom(...runningStatuses),
    type: fc.constantFrom("delivery" as const, "take_away" as const, "parcel" as const),
    slotAt: fc.option(fc.integer({ min: placedAt, max: placedAt + 1e9 })),
    takes: fc.oneof(
      fc.string(),
      fc
        .tuple(fc.nat(9999), fc.nat(9999), fc.constantFrom("min", "hours", "days"))
        .map(([from, to, unit]) => `${from}-${to} ${unit}`),
    ),
  });

  test("it never ends before it begins, and time alone only makes it late", () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(1e9), fc.nat(1e9), (asked, first, later) => {
        const [before, after] = [first, first + later].map((ms) => arrivalOf(order(asked), 30, placedAt + ms));
        expect(before === null).toBe(after === null);
        if (!before || !after) return;
        expect(before.from).toBeLessThanOrEqual(before.to);
        expect({ ...after, isLate: false }).toEqual({ ...before, isLate: false });
        expect(after.isLate || !before.isLate).toBe(true);
      }),
    );
  });
});

describe("minutes until it is there", () => {
  const due = { kind: "arriving", from: 0, to: 20 * minute, isInDays: false, isLate: false } as const;

  test.each<[number, number]>([
    [0, 20],
    [1, 20],
    [60_000, 19],
    [20 * minute - 1, 1],
    [20 * minute, 1],
  ])("after %d ms: %d", (now, minutes) => {
    expect(minutesUntil(due, now)).toBe(minutes);
  });

  test("nothing is counted for what is late, takes days or is far ahead", () => {
    expect(minutesUntil({ ...due, isLate: true }, 0)).toBeNull();
    expect(minutesUntil({ ...due, isInDays: true }, 0)).toBeNull();
    expect(minutesUntil(due, -71 * minute)).toBeNull();
    expect(minutesUntil(due, -70 * minute)).toBe(90);
  });
});
