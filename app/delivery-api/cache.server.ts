import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { cacheLimits } from "../limits";
import { nullWhereFull, type RedisLink } from "../redis.server";
import type { RedisClient } from "../redis-client.server";

/** An answer as kept: the domain value and when it was asked for (ms since the epoch, our clock). */
export type CacheEntry = { value: unknown; askedAt: number; bytes: number };

export type AnswerStore = {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, entry: CacheEntry): Promise<void>;
  delete(key: string): Promise<void>;
};

/** Where answers that are the same for everybody are kept, for a day. A rejection counts as a miss. */
export type SharedCache = AnswerStore & {
  /** This process's own memory: for answers so many that they would fill a Redis, and push out what must not be lost. */
  here: AnswerStore;
  /** Nothing that was asked for until now counts any more, also what is still on its way. */
  clear(): void;
};

/** Kept so long for a delivery API that is down; how long an answer is fresh is the caller's affair. */
const keepMs = 24 * 60 * 60 * 1000;

/** Bump when the domain model changes: another replica may still run the older code on the same Redis. */
const modelVersion = 6;

/** Stands in the names of answers in Redis: what another model of ours made of them, or another delivery API gave, is not read as an answer of this one. */
export function answersEdition(deliveryApiUrl: string): string {
  const api = createHash("sha256").update(deliveryApiUrl).digest("base64url").slice(0, 8);
  return `${modelVersion}:${api}`;
}

/** Memory of this process: at most 2,000 answers, and `cacheLimits.answers` of their JSON. */
export function createMemoryCache(now: () => number = Date.now): SharedCache {
  const entries = new LRUCache<string, CacheEntry>({
    max: 2000,
    maxSize: cacheLimits.answers,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
    ttl: keepMs,
  });
  let clearedAt = Number.NEGATIVE_INFINITY;
  const here: AnswerStore = {
    get: async (key) => entries.get(key) ?? null,
    async set(key, entry) {
      if (entry.askedAt > clearedAt) entries.set(key, entry);
    },
    delete: async (key) => void entries.delete(key),
  };
  return {
    ...here,
    here,
    clear() {
      clearedAt = now();
      entries.clear();
    },
  };
}

const storedEntry = z.object({ value: z.unknown(), askedAt: z.number() });

/** Redis, shared by all replicas, with the memory of this one behind it: a page asks for the same config several times, and Redis may be away. */
export function createRedisCache(link: RedisLink, deliveryApiUrl: string, now: () => number = Date.now): SharedCache {
  const near = createMemoryCache(now);
  let clearedAt = Number.NEGATIVE_INFINITY;
  /** Asked a moment ago, or not taken by Redis. */
  const recent = new LRUCache<string, true>({ max: 500, ttl: 5000 });
  const edition = answersEdition(deliveryApiUrl);
  const keyOf = (key: string) => `doorstep:answers:${edition}:${key}`;
  const keep = async (key: string, entry: CacheEntry) => {
    recent.set(key, true);
    await near.set(key, entry);
  };
  /** What a full Redis does not take is this process's alone: an answer can be asked for again, so that Redis counts as there. */
  const write = async (redis: RedisClient, key: string, entry: CacheEntry) => {
    const isTaken = await redis.set(keyOf(key), JSON.stringify(entry), "PX", keepMs).catch(nullWhereFull);
    if (isTaken === null) recent.set(key, true, { ttl: keepMs });
  };
  const writeOwed = async (redis: RedisClient, key: string) => {
    const entry = await near.get(key);
    if (entry) await write(redis, key, entry);
  };
  return {
    here: near.here,
    async get(key) {
      const known = recent.has(key) ? await near.get(key) : null;
      if (known) return known;
      const text = await link.use(
        (redis) => redis.get(keyOf(key)),
        () => undefined,
      );
      if (text === undefined) return near.get(key);
      if (text === null) return null;
      const { value, askedAt } = storedEntry.parse(JSON.parse(text));
      if (askedAt <= clearedAt) return null;
      const entry: CacheEntry = { value, askedAt, bytes: text.length };
      await keep(key, entry);
      return entry;
    },
    async set(key, entry) {
      await keep(key, entry);
      await link.use<unknown>(
        (redis) => write(redis, key, entry),
        () => link.owe(keyOf(key), (redis) => writeOwed(redis, key)),
      );
    },
    async delete(key) {
      await near.delete(key);
      await link.use<unknown>(
        (redis) => redis.del(keyOf(key)),
        () => link.owe(keyOf(key), (redis) => redis.del(keyOf(key))),
      );
    },
    clear() {
      // What Redis holds stays for the other replicas, and is older.
      clearedAt = now();
      near.clear();
      recent.clear();
    },
  };
}

/** Keeps nothing: every page asks the delivery API anew. */
export function createNoCache(): SharedCache {
  const nothing = async () => undefined;
  const here = { get: async () => null, set: nothing, delete: nothing };
  return { ...here, here, clear: () => undefined };
}

/** Redis when there is a way to it, else memory. */
export function createSharedCache(link: RedisLink | null, deliveryApiUrl: string): SharedCache {
  return link ? createRedisCache(link, deliveryApiUrl) : createMemoryCache();
}
