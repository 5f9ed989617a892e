import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import type { RedisLink } from "~/redis.server";

/** A place for short-lived texts that all replicas must agree on. */
export type KeyStore = {
  get(key: string): Promise<string | null>;
  /** Writes only where nothing stands, in one step; whether it did. */
  add(key: string, value: string, keepMs: number): Promise<boolean>;
  set(key: string, value: string, keepMs: number): Promise<void>;
  delete(key: string): Promise<void>;
};

/** Memory of this process: enough for one replica, or for several with sticky sessions (docs/operating.md). */
export function createMemoryKeyStore(now?: () => number): KeyStore {
  const values = new LRUCache<string, string>({
    max: 100_000,
    // Each entry has a lifetime of its own; the library asks for one to keep times at all.
    ttl: 60_000,
    ttlResolution: 0,
    ...(now ? { perf: { now } } : {}),
  });
  return {
    get: async (key) => values.get(key) ?? null,
    async add(key, value, keepMs) {
      if (values.has(key)) return false;
      values.set(key, value, { ttl: keepMs });
      return true;
    },
    set: async (key, value, keepMs) => void values.set(key, value, { ttl: keepMs }),
    delete: async (key) => void values.delete(key),
  };
}

/** Redis: all replicas see the same orders under way. What this one knows it also has in memory, and goes on with while Redis is away. */
export function createRedisKeyStore(link: RedisLink): KeyStore {
  const near = createMemoryKeyStore();
  const name = (key: string) => `doorstep:orders:${key}`;

  function owe(key: string, value: string, keepMs: number, isNew: boolean) {
    const expiresAt = Date.now() + keepMs;
    const write = async (redis: Redis) => {
      const left = expiresAt - Date.now();
      if (left > 0) await redis.set(name(key), value, "PX", left);
    };
    link.owe(name(key), write, isNew);
  }

  return {
    get: (key) =>
      link.use(
        (redis) => redis.get(name(key)),
        () => near.get(key),
      ),
    async add(key, value, keepMs) {
      const isAdded = await link.use(
        async (redis) => (await redis.set(name(key), value, "PX", keepMs, "NX")) === "OK",
        async () => {
          const isFree = await near.add(key, value, keepMs);
          if (isFree) owe(key, value, keepMs, true);
          return isFree;
        },
      );
      if (isAdded) await near.set(key, value, keepMs);
      return isAdded;
    },
    async set(key, value, keepMs) {
      await near.set(key, value, keepMs);
      await link.use<unknown>(
        (redis) => redis.set(name(key), value, "PX", keepMs),
        () => owe(key, value, keepMs, false),
      );
    },
    async delete(key) {
      await near.delete(key);
      await link.use<unknown>(
        (redis) => redis.del(name(key)),
        () => {
          // Another replica may have written there meanwhile: what was only ever ours is not worth a word.
          if (!link.dropNew(name(key))) link.owe(name(key), (redis) => redis.del(name(key)));
        },
      );
    },
  };
}

/** Redis when there is a way to it, else memory. */
export function createKeyStore(link: RedisLink | null): KeyStore {
  return link ? createRedisKeyStore(link) : createMemoryKeyStore();
}
