import { expect, test } from "vitest";
import type { RedisLink } from "~/redis.server";
import { createDrafts, type Draft } from "./drafts.server";
import { createMemoryKeyStore, createRedisKeyStore } from "./key-store.server";

const draft = (fields: Record<string, string>): Draft => ({ owner: "guest:1", fields, place: "[]", contact: "[]" });

test("a form that waits comes back to its owner, and to nobody else", async () => {
  const drafts = createDrafts(createMemoryKeyStore());
  await drafts.keep("a", draft({ note: "Ring twice" }));
  expect((await drafts.find("a", "guest:1"))?.fields).toEqual({ note: "Ring twice" });
  expect(await drafts.find("a", "guest:2")).toBeNull();
  expect(await drafts.find("b", "guest:1")).toBeNull();
});

test("it waits an hour, and is no place to store things", async () => {
  let now = 1000;
  const drafts = createDrafts(createMemoryKeyStore(() => now));
  await drafts.keep("a", draft({ note: "Ring twice" }));
  await drafts.keep("b", draft({ note: "x".repeat(20_000) }));
  expect(await drafts.find("b", "guest:1")).toBeNull();
  now += 61 * 60_000;
  expect(await drafts.find("a", "guest:1")).toBeNull();
});

test("while Redis is away, what was typed is kept all the same", async () => {
  const away: RedisLink = {
    state: () => "away",
    use: async (_command, near) => near(),
    owe: () => undefined,
    dropNew: () => false,
    close: async () => undefined,
  };
  const drafts = createDrafts(createRedisKeyStore(away));
  await drafts.keep("a", draft({ note: "Ring twice" }));
  expect((await drafts.find("a", "guest:1"))?.fields).toEqual({ note: "Ring twice" });
});
