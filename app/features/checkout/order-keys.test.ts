import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryKeyStore, type KeyStore } from "./key-store.server";
import { createOrderKeys, type OrderAttempt, type OrderKeys } from "./order-keys.server";

const start = Date.parse("2026-11-20T12:00:00Z");
const attempt = (owner = "guest:1"): OrderAttempt => ({
  owner,
  state: "pending",
  orderId: null,
  startedAt: start,
  storeId: 7,
  amount: 20,
  payment: null,
  paymentInfo: null,
  fields: { note: "Ring twice" },
  page: "/checkout?page=cart",
});

const hour = 60 * 60_000;

let store: KeyStore;
let keys: OrderKeys;

const now = () => Date.now();

beforeEach(() => {
  vi.useFakeTimers();
  store = createMemoryKeyStore({ now });
  keys = createOrderKeys(store);
});

afterEach(() => vi.useRealTimers());

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

  it("never lets a post go ahead in the moment in which the order is written down", async () => {
    await keys.claim("a", attempt(), start);
    const [, again] = await Promise.all([keys.placed("a", attempt(), 1), keys.claim("a", attempt(), start)]);
    expect(again).toMatchObject({ key: "a" });
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
    vi.advanceTimersByTime(76_000);
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

describe("a store of order keys that is full", () => {
  beforeEach(() => {
    keys = createOrderKeys(createMemoryKeyStore({ now, bytes: 5000 }));
  });

  /** Places orders of as many visitors as there is room for; gives their keys. */
  async function fill(): Promise<string[]> {
    for (let count = 0; ; count += 1) {
      const key = `key-${count}`;
      const existing = await keys.claim(key, attempt(key), start);
      if (existing === "full") return Array.from({ length: count }, (_, index) => `key-${index}`);
      await keys.placed(key, attempt(key), 100_000 + count);
    }
  }

  it("refuses a new order and forgets none: each key still leads to its own", async () => {
    const placed = await fill();
    expect(placed.length).toBeGreaterThan(5);
    for (const [index, key] of placed.entries())
      expect(await keys.claim(key, attempt(key), start)).toMatchObject({ attempt: { orderId: 100_000 + index } });
    expect(await keys.claim("one-more", attempt(), start)).toBe("full");
    expect(await keys.find("one-more", "guest:1", start)).toBeNull();
  });

  it("still learns what became of an order under way", async () => {
    await keys.claim("a", attempt(), start);
    await fill();
    await keys.progress("a", attempt());
    await keys.placed("a", { ...attempt(), page: `/checkout?page=cart&${"x".repeat(2000)}` }, 7);
    expect(await keys.claim("a", attempt(), start)).toMatchObject({ attempt: { state: "placed", orderId: 7 } });
  });

  it("takes orders again once old keys have ended", async () => {
    await fill();
    vi.advanceTimersByTime(24 * hour + 2);
    expect(await keys.claim("one-more", attempt(), start)).toBeNull();
  });
});

describe("what was typed", () => {
  /** Everything that lies in the store under these keys. */
  const lying = async (...names: string[]) => JSON.stringify(await Promise.all(names.map((name) => store.get(name))));
  const names = ["key:a", "typed:a", "owner:guest:1"];

  it("is kept only from when the order is sent until it stands", async () => {
    await keys.claim("a", attempt(), start);
    expect(await lying(...names)).not.toContain("Ring twice");
    await keys.progress("a", attempt());
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ fields: { note: "Ring twice" } });
    await keys.placed("a", attempt(), 7);
    expect(await lying(...names)).not.toContain("Ring twice");
  });

  it("is kept for an hour while nobody knows, the key for a day", async () => {
    await keys.claim("a", attempt(), start);
    await keys.unknown("a", attempt());
    vi.advanceTimersByTime(hour + 2);
    expect(await lying(...names)).not.toContain("Ring twice");
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ state: "unknown", fields: {} });
    vi.advanceTimersByTime(22 * hour);
    expect(await keys.claim("a", attempt(), start)).toMatchObject({ attempt: { state: "unknown" } });
  });

  it("is left out where it is beyond all measure", async () => {
    const long = { ...attempt(), fields: { note: "x".repeat(20_000) } };
    await keys.claim("a", long, start);
    await keys.unknown("a", long);
    expect(await keys.find("a", "guest:1", start)).toMatchObject({ state: "unknown", fields: {} });
  });

  it("goes with the key when nothing was ordered", async () => {
    await keys.claim("a", attempt(), start);
    await keys.progress("a", attempt());
    await keys.release("a", attempt());
    expect(await lying(...names)).not.toContain("Ring twice");
  });
});
