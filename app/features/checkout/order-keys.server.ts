import { z } from "zod";
import type { KeyStore } from "./key-store.server";

const attemptSchema = z.object({
  /** Whose order it is; a key is worth nothing to anybody else. */
  owner: z.string(),
  state: z.enum(["pending", "unknown", "placed"]),
  orderId: z.number().nullable(),
  /** Milliseconds since the epoch by the delivery API's clock: its orders are looked up from then on. */
  startedAt: z.number(),
  storeId: z.number().nullable(),
  amount: z.number().nullable(),
  /** The gateway that the order is to be paid by; null for cash. */
  gateway: z.string().nullable().default(null),
  /** What is still to be told of a payment outside the shop; null when nothing is. */
  offline: z
    .object({ methodId: z.number(), inputs: z.record(z.string()), note: z.string() })
    .nullable()
    .default(null),
  /** What was typed, to fill the form again; only while the order is not placed. */
  fields: z.record(z.string()),
  /** The address the form stood at. */
  page: z.string(),
});

/** What became of one press on "Place Order". */
export type OrderAttempt = z.infer<typeof attemptSchema>;
export type StandingAttempt = { key: string; attempt: OrderAttempt };

const minute = 60_000;
/** As long as a form may be open in a tab. */
const keepMs = 24 * 60 * minute;
/** A visitor with an order of unknown fate does not place another before this has passed. */
const lockMs = 75_000;
/** Longer than any attempt may last: the process that made it is gone, and nobody knows what it did. */
const longestAttemptMs = 15_000;

const keyName = (key: string) => `key:${key}`;
const lockName = (owner: string) => `owner:${owner}`;

export type OrderKeys = ReturnType<typeof createOrderKeys>;

/**
 * The one-time keys of checkout forms (decision 18 of the design): what was sent under which key, and that one visitor places
 * one order at a time, in whichever tab.
 */
export function createOrderKeys(store: KeyStore) {
  async function read(key: string): Promise<OrderAttempt | null> {
    const text = await store.get(keyName(key));
    if (text === null) return null;
    const parsed = attemptSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  const write = (key: string, attempt: OrderAttempt) => store.set(keyName(key), JSON.stringify(attempt), keepMs);

  async function unlock(key: string, { owner }: OrderAttempt): Promise<void> {
    if ((await store.get(lockName(owner))) === key) await store.delete(lockName(owner));
  }

  async function release(key: string, attempt: OrderAttempt): Promise<void> {
    await store.delete(keyName(key));
    await unlock(key, attempt);
  }

  /** A pending attempt that nobody is working on any more is one of unknown fate. */
  function asOf(attempt: OrderAttempt, now: number): OrderAttempt {
    const isDead = attempt.state === "pending" && now - attempt.startedAt > longestAttemptMs;
    return isDead ? { ...attempt, state: "unknown" } : attempt;
  }

  return {
    /** What stands under a key of this visitor; null for a new key and for another visitor's. */
    async find(key: string, owner: string, now: number): Promise<OrderAttempt | null> {
      const attempt = await read(key);
      return attempt && attempt.owner === owner ? asOf(attempt, now) : null;
    },

    /** Claims the key for a new attempt: null when it may go ahead, else the attempt that stands in its way. */
    async claim(key: string, attempt: OrderAttempt, now: number): Promise<StandingAttempt | null> {
      const text = JSON.stringify(attempt);
      if (!(await store.add(keyName(key), text, keepMs))) {
        const standing = await read(key);
        // Released this moment, or unreadable: the caller tries again.
        return standing ? { key, attempt: asOf(standing, now) } : { key, attempt };
      }
      if (await store.add(lockName(attempt.owner), key, lockMs)) return null;
      const holder = (await store.get(lockName(attempt.owner))) ?? "";
      const held = await read(holder);
      if (held && held.state !== "placed" && holder !== key) {
        await store.delete(keyName(key));
        return { key: holder, attempt: asOf(held, now) };
      }
      await store.set(lockName(attempt.owner), key, lockMs);
      return null;
    },

    /** The attempt knows more of itself by now: which store, which amount. */
    progress: write,

    /** The order stands; whoever sends this key again is led to it. */
    async placed(key: string, attempt: OrderAttempt, orderId: number): Promise<void> {
      await release(key, attempt);
      await write(key, { ...attempt, state: "placed", orderId, fields: {} });
    },

    /** No answer came: the order may stand all the same. The visitor stays locked for a while. */
    unknown: (key: string, attempt: OrderAttempt) => write(key, { ...attempt, state: "unknown" }),

    /** The order was looked for long enough: the visitor may place another. What was typed stays under the key. */
    giveUp: unlock,

    /** Nothing was ordered; the key may be used again. */
    release,
  };
}
