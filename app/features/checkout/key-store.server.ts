import { LRUCache } from "lru-cache";

/** A place for short-lived texts that all replicas must agree on. A rejection means that it cannot be reached. */
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

/** Redis: all replicas see the same orders under way. */
export function createRedisKeyStore(url: string): KeyStore {
  const connect = async () => {
    const { Redis } = await import("ioredis");
    const redis = new Redis(url, { commandTimeout: 1000, connectTimeout: 1000, maxRetriesPerRequest: 1 });
    // Each command that fails is told by its own rejection; without a listener the library prints this event.
    redis.on("error", () => undefined);
    return redis;
  };
  let connection: ReturnType<typeof connect> | undefined;
  const redis = () => {
    connection ??= connect();
    return connection;
  };
  const name = (key: string) => `doorstep:orders:${key}`;
  return {
    get: async (key) => (await redis()).get(name(key)),
    add: async (key, value, keepMs) => (await (await redis()).set(name(key), value, "PX", keepMs, "NX")) === "OK",
    set: async (key, value, keepMs) => void (await (await redis()).set(name(key), value, "PX", keepMs)),
    delete: async (key) => void (await (await redis()).del(name(key))),
  };
}

/** Redis when there is an address for it, else memory. */
export function createKeyStore(redisUrl: string | null): KeyStore {
  return redisUrl ? createRedisKeyStore(redisUrl) : createMemoryKeyStore();
}
