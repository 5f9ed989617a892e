import { LRUCache } from "lru-cache";
import { orderKeyLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";
import type { RedisClient } from "~/redis-client.server";

/** What names in Redis begin with. */
export const orderPrefix = "doorstep:orders:";

/** `full`: there is no room, and nothing that lives is forgotten to make some. */
type Added = "added" | "taken" | "full";

/** A place for short-lived texts that all replicas must agree on. */
export type KeyStore = {
  get(key: string): Promise<string | null>;
  /** Writes only where nothing stands, in one step. */
  add(key: string, value: string, keepMs: number): Promise<Added>;
  /** Always writes over what stands; something new only while there is room. */
  set(key: string, value: string, keepMs: number): Promise<void>;
  delete(key: string): Promise<void>;
};

type MemoryOptions = { now?: () => number; bytes?: number };

/** Memory of this process: enough for one replica, or for several with sticky sessions (docs/operating.md). */
export function createMemoryKeyStore({ now, bytes = orderKeyLimits.all }: MemoryOptions = {}): KeyStore {
  const bytesOf = (value: string, key: string) => Buffer.byteLength(key) + Buffer.byteLength(value);
  const values = new LRUCache<string, string>({
    // The library makes room by forgetting what was used least: it must never have to.
    maxSize: Number.MAX_SAFE_INTEGER,
    sizeCalculation: bytesOf,
    // Each entry has a lifetime of its own; the library asks for one to keep times at all.
    ttl: 60_000,
    ttlResolution: 0,
    // What has ended takes no room.
    ttlAutopurge: true,
    ...(now ? { perf: { now } } : {}),
  });
  const hasRoomFor = (key: string, value: string) => values.calculatedSize + bytesOf(value, key) <= bytes;
  return {
    get: async (key) => values.get(key) ?? null,
    async add(key, value, keepMs) {
      if (values.has(key)) return "taken";
      if (!hasRoomFor(key, value)) return "full";
      values.set(key, value, { ttl: keepMs });
      return "added";
    },
    async set(key, value, keepMs) {
      if (values.has(key) || hasRoomFor(key, value)) values.set(key, value, { ttl: keepMs });
    },
    delete: async (key) => void values.delete(key),
  };
}

/**
 * Redis: all replicas see the same orders under way. What this one knows it also has in memory, and goes on with while Redis is away; a Redis that is
 * full refuses, which counts as away.
 */
function createRedisKeyStore(link: RedisLink): KeyStore {
  const near = createMemoryKeyStore();
  const name = (key: string) => orderPrefix + key;

  function owe(key: string, value: string, keepMs: number, isNew: boolean) {
    const expiresAt = Date.now() + keepMs;
    const write = async (redis: RedisClient) => {
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
      const added = await link.use<Added>(
        async (redis) => ((await redis.set(name(key), value, "PX", keepMs, "NX")) === "OK" ? "added" : "taken"),
        async () => {
          const addedHere = await near.add(key, value, keepMs);
          if (addedHere === "added") owe(key, value, keepMs, true);
          return addedHere;
        },
      );
      if (added === "added") await near.set(key, value, keepMs);
      return added;
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
