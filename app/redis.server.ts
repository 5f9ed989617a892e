import { LRUCache } from "lru-cache";
import { createRedisClient, type RedisClient } from "./redis-client.server";

export type RedisState = "ok" | "away";
/** Told once when Redis goes away, and once when it is back and knows what was written meanwhile. */
export type RedisEvent = { state: "away"; reason: string } | { state: "ok"; written: number };

type Write = (redis: RedisClient) => Promise<unknown>;

/** The process's one way to Redis: everything asked of it has an answer of its own memory for the time when Redis is away. */
export type RedisLink = {
  state(): RedisState;
  /** The answer of Redis, or of `near` while Redis is away. A command that fails means that it is. */
  use<T>(command: (redis: RedisClient) => Promise<T>, near: () => T | Promise<T>): Promise<T>;
  /** What Redis must be told of a key once it is back; the latest `write` counts. `isNew`: Redis has never heard of the key. */
  owe(key: string, write: Write, isNew?: boolean): void;
  /** Takes back what is owed for a key that Redis has never heard of; whether there was such a one. */
  dropNew(key: string): boolean;
  close(): Promise<void>;
};

/** A Redis that takes longer is no help: an order or a page waits for it once, and then goes on without it. */
const commandMs = 1000;
const retryMs = 500;
/** Keys of one kind that are owed at most; beyond them the oldest are forgotten. */
const longestOwed = 100_000;

type Debt = { write: Write; isNew: boolean };

/** `doorstep:orders:key:…` is of the kind `doorstep:orders`. */
const kindOf = (key: string) => key.split(":", 2).join(":");

/** What Redis has missed. Each kind of key has room of its own: tries of strangers push no order out. */
function createDebts() {
  const byKind = new Map<string, LRUCache<string, Debt>>();
  const of = (key: string) => {
    const kind = kindOf(key);
    const debts = byKind.get(kind) ?? new LRUCache<string, Debt>({ max: longestOwed });
    byKind.set(kind, debts);
    return debts;
  };
  return { of, all: () => [...byKind.values()].flatMap((debts) => [...debts.entries()]) };
}

/** Connects at once and again whenever the connection is lost (ADR 0120). `url`: `readRedisAddress`. */
export function createRedisLink(url: string, onChange: (event: RedisEvent) => void): RedisLink {
  const debts = createDebts();
  let isUp = false;
  let isTold = false;
  let isClosed = false;
  let reason = "closed";
  const connection = connect();

  async function connect(): Promise<RedisClient> {
    const redis = await createRedisClient(url, {
      commandTimeout: commandMs,
      connectTimeout: 1000,
      enableOfflineQueue: false,
      retryMs,
    });
    redis.on("error", (error: Error) => {
      reason = reasonOf(error);
    });
    redis.on("close", () => away(reason));
    redis.on("ready", () => void catchUp(redis));
    return redis;
  }

  function away(why: string) {
    isUp = false;
    if (!isTold && !isClosed) onChange({ state: "away", reason: why });
    isTold = true;
  }

  /** Also for a Redis that is there but refuses or sleeps: a new connection is ready only once it answers. */
  function lost(redis: RedisClient, error: unknown) {
    reason = reasonOf(error);
    away(reason);
    if (redis.status === "ready") redis.disconnect(true);
  }

  /** Nothing is read from Redis before it knows all that was written while it was away. */
  async function catchUp(redis: RedisClient) {
    let written = 0;
    try {
      for (let owed = debts.all(); owed.length > 0; owed = debts.all()) {
        for (const [key, debt] of owed) {
          await debt.write(redis);
          if (debts.of(key).peek(key) === debt) debts.of(key).delete(key);
          written += 1;
        }
      }
      isUp = true;
      if (isTold) onChange({ state: "ok", written });
      isTold = false;
    } catch (error) {
      lost(redis, error);
    }
  }

  return {
    state: () => (isUp ? "ok" : "away"),
    async use(command, near) {
      const redis = await connection;
      if (!isUp) return near();
      try {
        return await command(redis);
      } catch (error) {
        lost(redis, error);
        return near();
      }
    },
    owe(key, write, isNew = false) {
      const owed = debts.of(key);
      owed.set(key, { write, isNew: owed.peek(key)?.isNew ?? isNew });
    },
    dropNew: (key) => debts.of(key).peek(key)?.isNew === true && debts.of(key).delete(key),
    async close() {
      isClosed = true;
      (await connection).disconnect();
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);
