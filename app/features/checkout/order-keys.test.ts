import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryKeyStore } from "./key-store.server";
import { createOrderKeys, type OrderAttempt, type OrderKeys } from "./order-keys.server";

const start = Date.parse("2026-11-20T12:00:00Z");
const attempt = (owner = "guest:1"): OrderAttempt => ({
  owner,
  state: "pending",
  orderId: null,
  startedAt: start,
  storeId: 7,
  amount: 20,
  gateway: null,
  offline: null,
  fields: { note: "Ring twice" },
  page: "/checkout?page=cart",
});

let clock: number;
let keys: OrderKeys;

beforeEach(() => {
  // The store takes 0 for "no time".
  clock = 1000;
  keys = createOrderKeys(createMemoryKeyStore(() => clock));
});

describe("one-time order keys", () => {
  it("lets the first of two posts with one key go ahead", async () => {
    const answers = await Promise.all([keys.claim("a", attempt(), start), keys.claim("a", attempt(), start)]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatchObject({ key: "a", attempt: { state: "pending" } });
  });

  it("leads a post with a placed key to its order, for its owner only", async () => {
    await keys.claim("a", attempt(), start);
    await keys.placed("a", attempt(), 100021);
    expect(await keys.claim("a", attempt(), start)).toMatchObject({ attempt: { state: "placed", orderId: 100021 } });
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ orderId: 100021, fields: {} });
    expect(await keys.find("a", "guest:2", start)).toBeNull();
  });

  it("keeps a second tab of the same visitor waiting while an order is under way", async () => {
    await keys.claim("a", attempt(), start);
    expect(await keys.claim("b", attempt(), start)).toMatchObject({ key: "a", attempt: { state: "pending" } });
    expect(await keys.find("b", "guest:1", start)).toBeNull();
    expect(await keys.claim("c", attempt("guest:2"), start)).toBeNull();
  });

  it("lets the second tab go on once the first has ended", async () => {
    await keys.claim("a", attempt(), start);
    await keys.placed("a", attempt(), 1);
    expect(await keys.claim("b", attempt(), start)).toBeNull();
  });

  it("frees key and visitor when nothing was ordered", async () => {
    await keys.claim("a", attempt(), start);
    await keys.release("a", attempt());
    expect(await keys.claim("a", attempt(), start)).toBeNull();
  });

  it("stops any other order for a while when the fate of one is unknown", async () => {
    await keys.claim("a", attempt(), start);
    await keys.unknown("a", attempt());
    expect(await keys.claim("b", attempt(), start)).toMatchObject({ key: "a", attempt: { state: "unknown" } });
    clock += 76_000;
    expect(await keys.claim("b", attempt(), start)).toBeNull();
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ state: "unknown", fields: { note: "Ring twice" } });
  });

  it("lets the visitor order anew once the lost order was looked for in vain", async () => {
    await keys.claim("a", attempt(), start);
    await keys.unknown("a", attempt());
    await keys.giveUp("a", attempt());
    expect(await keys.claim("b", attempt(), start)).toBeNull();
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ fields: { note: "Ring twice" } });
    await keys.giveUp("a", attempt());
    expect(await keys.claim("c", attempt(), start), "another order is under way").toMatchObject({ key: "b" });
  });

  it("takes an attempt whose process has died for one of unknown fate", async () => {
    await keys.claim("a", attempt(), start);
    expect(await keys.find("a", "guest:1", start + 14_000)).toMatchObject({ state: "pending" });
    expect(await keys.find("a", "guest:1", start + 16_000)).toMatchObject({ state: "unknown" });
  });
});
