import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advancedTo, type Life, lifeAt, nextStatus, planOf, rideProgress } from "./order-life";

const start = new Date("2026-11-20T12:00:00.000Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const life = (part: Partial<Life> = {}): Life => ({
  orderType: "delivery",
  status: "pending",
  times: { pending: start.toISOString() },
  startedAt: start.toISOString(),
  scheduledFor: null,
  ...part,
});

describe("an order's life", () => {
  it.each([
    [0, 1, "pending"],
    [19, 1, "pending"],
    [20, 1, "confirmed"],
    [60, 1, "processing"],
    [110, 1, "handover"],
    [150, 1, "picked_up"],
    [240, 1, "delivered"],
    [4, 60, "delivered"],
    [2, 60, "handover"],
  ])("after %d s at speed %d it is %s", (seconds, speed, status) =>
    expect(lifeAt(life(), later(seconds), speed).status).toBe(status),
  );

  it("keeps the instant of every step, also when nobody looked", () => {
    const { times } = lifeAt(life(), later(1000), 1);
    expect(times).toEqual({
      pending: later(0).toISOString(),
      confirmed: later(20).toISOString(),
      processing: later(50).toISOString(),
      handover: later(100).toISOString(),
      picked_up: later(130).toISOString(),
      delivered: later(240).toISOString(),
    });
  });

  it("stands still while a payment is due and after a cancellation", () => {
    expect(lifeAt(life({ startedAt: null }), later(9999), 1).status).toBe("pending");
    expect(lifeAt(life({ status: "canceled" }), later(9999), 1).status).toBe("canceled");
  });

  it("confirms a scheduled order at once but delivers it at its time", () => {
    const scheduled = life({ scheduledFor: later(7200).toISOString() });
    expect(lifeAt(scheduled, later(600), 1).status).toBe("confirmed");
    expect(lifeAt(scheduled, later(7199), 1).status).toBe("picked_up");
    expect(lifeAt(scheduled, later(7200), 1).status).toBe("delivered");
  });

  it("goes on from where a hand brought it", () => {
    const moved = advancedTo(life(), "handover", later(10));
    expect(moved.times).toMatchObject({ confirmed: later(10).toISOString(), handover: later(10).toISOString() });
    expect(lifeAt(moved, later(39), 1).status).toBe("handover");
    expect(lifeAt(moved, later(40), 1).status).toBe("picked_up");
  });

  it("take-away is never on the road", () => {
    expect(planOf("take_away").map((step) => step.status)).not.toContain("picked_up");
    expect(nextStatus("take_away", "handover")).toBe("delivered");
    expect(nextStatus("delivery", "delivered")).toBeNull();
  });

  it("only moves forward and the courier with it, whenever one looks", () => {
    const order = planOf("delivery").map((step) => step.status as string);
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.constantFrom(1, 7, 60), (first, wait, speed) => {
        const seen = lifeAt(life(), later(first), speed);
        const then = lifeAt(seen, later(first + wait), speed);
        expect(then).toEqual(lifeAt(life(), later(first + wait), speed));
        expect(order.indexOf(then.status)).toBeGreaterThanOrEqual(order.indexOf(seen.status));
        expect(rideProgress(then, later(first + wait), speed)).toBeGreaterThanOrEqual(
          rideProgress(seen, later(first), speed),
        );
      }),
    );
  });
});
