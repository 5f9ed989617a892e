import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { countedOneByOne, type RedisLink } from "~/redis.server";
import type { RedisClient } from "~/redis-client.server";

/** Counts tries by key. */
export type Limiter = {
  /** Counts one: 0 when it may be made, else the seconds until the next one may. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  /** Forgets all tries. */
  clear(key: string): Promise<void>;
};

/** `points` tries in `duration` seconds. */
type LimiterOptions = { keyPrefix: string; points: number; duration: number };

/** This process counts every try itself; where there is a Redis its count for all replicas decides, and it learns what it missed. */
export function createLimiter(options: LimiterOptions, link: RedisLink | null): Limiter {
  const near = new RateLimiterMemory(options);
  if (!link) {
    return {
      take: (key) => waitOf(near.consume(key)),
      giveBack: async (key) => void (await near.reward(key)),
      clear: async (key) => void (await near.delete(key)),
    };
  }
  const far = new WeakMap<RedisClient, RateLimiterRedis>();
  const inRedis = (redis: RedisClient) => {
    const known = far.get(redis) ?? new RateLimiterRedis({ ...options, storeClient: redis });
    far.set(redis, known);
    return known;
  };
  /** What Redis has missed, by key: tries, after a clearing or not. */
  const missed = new LRUCache<string, { isCleared: boolean; points: number }>(countedOneByOne(100_000));

  function miss(key: string, change: { isCleared: boolean; points: number }) {
    const before = (!change.isCleared && missed.get(key)) || { isCleared: change.isCleared, points: 0 };
    missed.set(key, { ...before, points: before.points + change.points });
    link?.owe(`${options.keyPrefix}:${key}`, async (redis) => {
      const { isCleared, points } = missed.get(key) ?? { isCleared: false, points: 0 };
      if (isCleared) await inRedis(redis).delete(key);
      if (points !== 0) await inRedis(redis).penalty(key, points);
      missed.delete(key);
    });
  }

  return {
    async take(key) {
      const wait = await waitOf(near.consume(key));
      return link.use(
        (redis) => waitOf(inRedis(redis).consume(key)),
        () => {
          miss(key, { isCleared: false, points: 1 });
          return wait;
        },
      );
    },
    async giveBack(key) {
      await near.reward(key);
      await link.use<unknown>(
        (redis) => inRedis(redis).reward(key),
        () => miss(key, { isCleared: false, points: -1 }),
      );
    },
    async clear(key) {
      await near.delete(key);
      await link.use<unknown>(
        (redis) => inRedis(redis).delete(key),
        () => miss(key, { isCleared: true, points: 0 }),
      );
    },
  };
}

/** Seconds until a refused try may be made. */
const waitOf = (consumed: Promise<unknown>): Promise<number> =>
  consumed.then(
    () => 0,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    },
  );
