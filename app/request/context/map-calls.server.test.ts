import { expect, onTestFinished, test, vi } from "vitest";
import { createRedisLink, type RedisLink } from "~/redis.server";
import { countedEvents } from "~/runtime/process-hooks";
import { log } from "./log.server";
import { createDailyCap, takeMapCall } from "./map-calls.server";

function capped(perDay: number, link: RedisLink | null = null) {
  const clock = { day: "2026-03-01" };
  const onUsedUp = vi.fn();
  return { clock, onUsedUp, take: createDailyCap({ perDay, today: () => clock.day, link, onUsedUp }) };
}

const several = async (take: () => Promise<boolean>, count: number) => {
  const answers = [];
  for (let call = 0; call < count; call += 1) answers.push(await take());
  return answers;
};

test("so many calls a day may be made; the first one more is told, the others not", async () => {
  const { take, onUsedUp } = capped(3);
  expect(await several(take, 6)).toEqual([true, true, true, false, false, false]);
  expect(onUsedUp).toHaveBeenCalledTimes(1);
});

test("the next day begins anew", async () => {
  const { take, clock, onUsedUp } = capped(1);
  expect(await several(take, 2)).toEqual([true, false]);
  clock.day = "2026-03-02";
  expect(await several(take, 2)).toEqual([true, false]);
  expect(onUsedUp).toHaveBeenCalledTimes(2);
});

test("0 makes none at all", async () => {
  expect(await several(capped(0).take, 2)).toEqual([false, false]);
});

test("MAP_CALLS_PER_DAY=0 makes none, and neither counts nor warns of what was wanted so", async () => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  vi.stubEnv("MAP_CALLS_PER_DAY", "0");
  const [onCounted, warn] = [vi.fn(), vi.spyOn(log(), "warn")];
  countedEvents.subscribe(onCounted);
  onTestFinished(() => {
    countedEvents.unsubscribe(onCounted);
    warn.mockRestore();
    vi.unstubAllEnvs();
  });
  expect(await several(takeMapCall, 2)).toEqual([false, false]);
  expect(onCounted).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test("while Redis is away each process keeps to the number by itself", async () => {
  const link = createRedisLink("redis://127.0.0.1:1", () => undefined);
  onTestFinished(() => link.close());
  expect(await several(capped(2, link).take, 3)).toEqual([true, true, false]);
});
