import { expect, test, vi } from "vitest";
import type { RedisLink } from "~/redis.server";
import { createDrafts, type Draft } from "./drafts.server";
import type { OrderAttempt } from "./order-keys.server";
import { theDrafts, theOrderKeys } from "./the-order-keys.server";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

const draft = (key: string, note = "Ring twice"): Draft => ({ key, fields: { note }, place: "[]", contact: "[]" });
const minute = 60_000;

test("a form that waits comes back to its owner, and to nobody else", async () => {
  const drafts = createDrafts(null);
  await drafts.save("guest:1", draft("a"));
  expect((await drafts.find("guest:1", "a"))?.fields).toEqual({ note: "Ring twice" });
  expect(await drafts.find("guest:2", "a")).toBeNull();
  expect(await drafts.find("guest:1", "b")).toBeNull();
});

test("it waits an hour, and is no place to store things", async () => {
  let now = 1000;
  const drafts = createDrafts(null, { now: () => now });
  await drafts.save("guest:1", draft("a"));
  await drafts.save("guest:1", draft("b", "ع".repeat(6000)));
  expect(await drafts.find("guest:1", "b")).toBeNull();
  now += 61 * minute;
  expect(await drafts.find("guest:1", "a")).toBeNull();
});

test("one visitor has three forms that wait, the newest", async () => {
  const drafts = createDrafts(null);
  for (const key of ["a", "b", "c", "d"]) await drafts.save("guest:1", draft(key));
  await drafts.save("guest:2", draft("a"));
  expect(await drafts.find("guest:1", "a")).toBeNull();
  for (const key of ["b", "c", "d"]) expect(await drafts.find("guest:1", key)).not.toBeNull();
  expect(await drafts.find("guest:2", "a")).not.toBeNull();
});

test("all together they have so many bytes; whoever was here least recently loses theirs", async () => {
  const drafts = createDrafts(null, { bytes: 30_000 });
  for (const owner of ["guest:1", "guest:2", "guest:3", "guest:4"])
    await drafts.save(owner, draft("a", "x".repeat(9000)));
  expect(await drafts.find("guest:1", "a")).toBeNull();
  expect(await drafts.find("guest:4", "a")).not.toBeNull();
});

test("no number of forms that wait pushes out the key of an order", async () => {
  const attempt: OrderAttempt = {
    owner: "guest:1",
    state: "pending",
    orderId: null,
    startedAt: 1,
    storeId: 7,
    amount: 20,
    payment: null,
    paymentInfo: null,
    fields: {},
    page: "/checkout?page=cart",
  };
  await theOrderKeys().claim("a", attempt, 1);
  await theOrderKeys().placed("a", attempt, 100021);
  // As many as the store held that both once shared.
  for (let number = 0; number < 100_001; number += 1) await theDrafts().save(`guest:${number}`, draft("a"));
  expect(await theOrderKeys().claim("a", attempt, 1)).toMatchObject({ attempt: { state: "placed", orderId: 100021 } });
});

test("while Redis is away, what was typed is kept all the same", async () => {
  const away: RedisLink = {
    state: () => "away",
    use: async (_command, near) => near(),
    owe: () => undefined,
    dropNew: () => false,
    close: async () => undefined,
  };
  const drafts = createDrafts(away);
  await drafts.save("guest:1", draft("a"));
  expect((await drafts.find("guest:1", "a"))?.fields).toEqual({ note: "Ring twice" });
});
