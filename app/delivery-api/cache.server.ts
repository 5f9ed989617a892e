import { LRUCache } from "lru-cache";
import { z } from "zod";

/** An answer as kept: the domain value and when it came (ms since the epoch, our clock). */
export type CacheEntry = { value: unknown; storedAt: number; bytes: number };

/** Where answers that are the same for everybody are kept, for a day. A rejection counts as a miss. */
export type SharedCache = {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, entry: CacheEntry): Promise<void>;
  delete(key: string): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
};

/** Kept so long for a delivery API that is down; how long an answer is fresh is the caller's affair. */
const keepMs = 24 * 60 * 60 * 1000;

/** Bump when the domain model changes: another replica may still run the older code on the same Redis. */
export const modelVersion = 2;

/** Memory of this process: at most 2,000 answers and 48 MB of their JSON. */
export function createMemoryCache(): SharedCache {
  const entries = new LRUCache<string, CacheEntry>({
    max: 2000,
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
    ttl: keepMs,
  });
  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, entry) => void entries.set(key, entry),
    delete: async (key) => void entries.delete(key),
    close: async () => entries.clear(),
  };
}

const storedEntry = z.object({ value: z.unknown(), storedAt: z.number() });

/** Redis, shared by all replicas, with a moment of memory before it: a page asks for the same config several times. */
export function createRedisCache(url: string): SharedCache {
  const recent = new LRUCache<string, CacheEntry>({ max: 500, ttl: 5000 });
  const keyOf = (key: string) => `doorstep:answers:${modelVersion}:${key}`;
  const connect = async () => {
    const { Redis } = await import("ioredis");
    // A slow Redis must never hold a page: better no cache than a late one.
    const redis = new Redis(url, {
      commandTimeout: 200,
      connectTimeout: 1000,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
    });
    // Each command that fails is told by its own rejection; without a listener the library prints this event.
    redis.on("error", () => undefined);
    return redis;
  };
  let connection: ReturnType<typeof connect> | undefined;
  const redis = () => {
    connection ??= connect();
    return connection;
  };
  return {
    async get(key) {
      const near = recent.get(key);
      if (near) return near;
      const text = await (await redis()).get(keyOf(key));
      if (text === null) return null;
      const { value, storedAt } = storedEntry.parse(JSON.parse(text));
      const entry: CacheEntry = { value, storedAt, bytes: text.length };
      recent.set(key, entry);
      return entry;
    },
    async set(key, entry) {
      recent.set(key, entry);
      await (await redis()).set(keyOf(key), JSON.stringify(entry), "PX", keepMs);
    },
    async delete(key) {
      recent.delete(key);
      await (await redis()).del(keyOf(key));
    },
    async close() {
      if (connection) (await connection).disconnect();
    },
  };
}

/** Keeps nothing: every page asks the delivery API anew. */
export function createNoCache(): SharedCache {
  const nothing = async () => undefined;
  return { get: async () => null, set: nothing, delete: nothing, close: nothing };
}

/** Redis when there is an address for it, else memory. */
export function createSharedCache(redisUrl: string | null | undefined): SharedCache {
  return redisUrl ? createRedisCache(redisUrl) : createMemoryCache();
}
