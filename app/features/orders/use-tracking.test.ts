import { describe, expect, it } from "vitest";
import type { TrackData } from "./load-tracking.server";
import type { TrackingView } from "./order-view";
import { afterAnswer } from "./use-tracking";

const seen = (status: TrackingView["status"]): TrackData => ({
  order: { id: 7, status } as TrackingView,
  problem: null,
  minutes: 0,
  tileUrl: null,
});
const none = (problem: TrackData["problem"]): TrackData => ({ order: null, problem, minutes: 0, tileUrl: null });

describe("what the drawer shows after an answer", () => {
  it("is the newer order", () => {
    expect(afterAnswer(seen("pending"), seen("confirmed"))).toEqual(seen("confirmed"));
  });

  it("TRK-09 stays the known order while nobody answers", () => {
    expect(afterAnswer(seen("pending"), none("no-answer"))).toEqual(seen("pending"));
  });

  it("TRK-09 is nothing once the order does not exist", () => {
    expect(afterAnswer(seen("pending"), none("not-found"))).toEqual(none("not-found"));
  });

  it("recovers by itself", () => {
    expect(afterAnswer(none("no-answer"), seen("pending"))).toEqual(seen("pending"));
  });
});
