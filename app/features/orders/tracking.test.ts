import { describe, expect, test } from "vitest";
import { finishedStatuses, type OrderStatus, runningStatuses } from "~/delivery-api/model";
import { isFinished, isFollowed, isPolled, trackOrder } from "./tracking";

const placed = { pending: "2026-11-20 12:00:00" };
const confirmed = { ...placed, confirmed: "2026-11-20 12:05:00" };
const onTheWay = { ...confirmed, picked_up: "2026-11-20 12:20:00" };

const stepOf = (status: OrderStatus, times = {}) =>
  trackOrder({ status, times }).steps.findIndex(({ current }) => current) + 1;

describe("steps", () => {
  test.each([
    ["pending", 1],
    ["confirmed", 2],
    ["picked_up", 3],
    ["delivered", 4],
  ] as const)("TRK-06 %s is step %d", (status, step) => {
    expect(stepOf(status)).toBe(step);
    expect(trackOrder({ status, times: {} }).steps.map(({ reached }) => reached)).toEqual(
      [1, 2, 3, 4].map((n) => n <= step),
    );
  });

  test("TRK-06 the status stands above a timestamp", () => {
    expect(stepOf("pending", onTheWay)).toBe(1);
  });

  test.each<[OrderStatus, object, number]>([
    ["accepted", placed, 1],
    ["accepted", confirmed, 2],
    ["processing", {}, 2],
    ["handover", confirmed, 2],
    ["canceled", placed, 1],
    ["canceled", confirmed, 2],
    ["failed", {}, 1],
    ["returned", onTheWay, 3],
    ["refunded", { ...onTheWay, delivered: "2026-11-20 12:40:00" }, 4],
  ])("TRK-07 %s with %j is step %d", (status, times, step) => {
    expect(stepOf(status, times)).toBe(step);
  });

  test("TRK-10 steps reached carry their time, steps to come none", () => {
    const { steps } = trackOrder({ status: "confirmed", times: onTheWay });
    expect(steps.map(({ at }) => at)).toEqual([onTheWay.pending, onTheWay.confirmed, null, null]);
    expect(trackOrder({ status: "delivered", times: placed }).steps.map(({ at }) => at)).toEqual([
      placed.pending,
      null,
      null,
      null,
    ]);
  });

  test.each([
    ["delivered", "delivered"],
    ["canceled", "ended"],
    ["failed", "ended"],
    ["refund_requested", "ended"],
    ["handover", "running"],
    ["pending", "running"],
  ] as const)("TRK-07 %s: %s", (status, outcome) => {
    expect(trackOrder({ status, times: placed }).outcome).toBe(outcome);
  });
});

describe("asking again", () => {
  test.each(runningStatuses)("TRK-08 while %s", (status) => {
    expect(isPolled(status)).toBe(true);
    expect(isFinished(status)).toBe(false);
  });

  test.each(finishedStatuses)("TRK-08 not after %s, but for a failed payment", (status) => {
    expect(isPolled(status)).toBe(status === "failed");
    expect(isFinished(status)).toBe(true);
  });
});

test.each([
  ["on its way", { order: { isPolled: true }, problem: null }, true],
  ["at its end", { order: { isPolled: false }, problem: null }, false],
  ["not found", { order: null, problem: "not-found" }, false],
  ["asked for too often", { order: null, problem: "too-many" }, false],
  ["without an answer", { order: null, problem: "no-answer" }, true],
] as const)("an order %s is followed as long as asking may tell more", (_, answer, expected) => {
  expect(isFollowed(answer)).toBe(expected);
});
