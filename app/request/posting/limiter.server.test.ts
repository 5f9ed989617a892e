import { expect, test } from "vitest";
import type { RedisLink } from "~/redis.server";
import { createLimiter } from "./limiter.server";

test("a hundred limits of a shop with Redis take no room for what Redis has not missed", () => {
  const before = process.memoryUsage().arrayBuffers;
  const limiters = Array.from({ length: 100 }, (_, number) =>
    createLimiter({ keyPrefix: `limit-${number}`, points: 10, duration: 60 }, {} as RedisLink),
  );
  expect(limiters).toHaveLength(100);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
});
