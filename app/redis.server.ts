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

/** Options of a cache that is empty most of the time: of `max` entries the tables would be made at once, three megabytes of a hundred thousand. */
export const countedOneByOne = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/** What Redis has missed. Each kind of key has room of its own: tries of strangers push no order out. */
function createDebts() {
  const byKind = new Map<string, LRUCache<string, Debt>>();
  const of = (key: string) => {
    const kind = kindOf(key);
    const debts = byKind.get(kind) ?? new LRUCache<string, Debt>(countedOneByOne(longestOwed));
    byKind.set(kind, debts);
    return debts;
  };
  return { of, all: () => [...byKind.values()].flatMap((debts) => [...debts.entries()]) };
}

/**
 * Connects at once, and again whenever the connection is lost (ADR 0120). `url`: `readRedisAddress`.
 * A client that was lost is not used again: an answer that still comes to it can keep a cluster's from ever closing.
 */
export function createRedisLink(url: string, onChange: (event: RedisEvent) => void): RedisLink {
  const debts = createDebts();
  let current: RedisClient | null = null;
  let isUp = false;
  let isReported = false;
  let isClosed = false;
  void connect();

  async function connect() {
    const redis = await createRedisClient(url, {
      commandTimeout: commandMs,
      connectTimeout: 1000,
      enableOfflineQueue: false,
    });
    if (isClosed) return redis.disconnect();
    current = redis;
    let reason = "closed";
    redis.on("error", (error: Error) => {
      reason = reasonOf(error);
    });
    redis.on("ready", () => void catchUp(redis));
    for (const event of ["close", "end"]) redis.on(event, () => lost(redis, reason));
  }

  /** Also a Redis that is there but refuses or sleeps. */
  function lost(redis: RedisClient, reason: string) {
    if (redis !== current) return;
    current = null;
    isUp = false;
    redis.disconnect();
    if (isClosed) return;
    if (!isReported) onChange({ state: "away", reason });
    isReported = true;
    setTimeout(connect, retryMs).unref();
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
    } catch (error) {
      return lost(redis, reasonOf(error));
    }
    if (redis !== current) return;
    isUp = true;
    if (isReported) onChange({ state: "ok", written });
    isReported = false;
  }

  return {
    state: () => (isUp ? "ok" : "away"),
    async use(command, near) {
      const redis = current;
      if (!redis || !isUp) return near();
      try {
        return await command(redis);
      } catch (error) {
        lost(redis, reasonOf(error));
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
      current?.disconnect();
    },
  };
}

/** For `catch` after a write that may be lost: a Redis that is full (`noeviction`) is there all the same. Throws whatever else went wrong. */
export function nullWhereFull(error: unknown): null {
  if (error instanceof Error && error.message.startsWith("OOM ")) return null;
  throw error;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);
