import { z } from "zod";
import { orderKeyLimits } from "~/limits";
import type { KeyStore } from "./key-store.server";

export const typedSchema = z.record(z.string());

export const attemptSchema = z.object({
  /** Whose order it is; a key is worth nothing to anybody else. */
  owner: z.string(),
  state: z.enum(["pending", "unknown", "placed"]),
  orderId: z.number().nullable(),
  /** Milliseconds since the epoch by the delivery API's clock: its orders are looked up from then on. */
  startedAt: z.number(),
  storeId: z.number().nullable(),
  amount: z.number().nullable(),
  /** How the order is to be paid; null before that is known. */
  payment: z.object({ method: z.string(), id: z.string().nullable() }).nullable().default(null),
  /** What is still to be told of its payment; null when nothing is. */
  paymentInfo: z
    .object({ methodId: z.number(), inputs: z.record(z.string()), note: z.string() })
    .nullable()
    .default(null),
  /** What was typed, to fill the form again: kept apart, and only while nobody knows whether the order stands. */
  fields: typedSchema.default({}),
  /** The address the form stood at. */
  page: z.string(),
});

/** What became of one press on "Place Order". */
export type OrderAttempt = z.infer<typeof attemptSchema>;
export type ExistingAttempt = { key: string; attempt: OrderAttempt };

const { keepMs } = orderKeyLimits;
/** A visitor with an order of unknown fate does not place another before this has passed. */
export const lockMs = 75_000;
/** Longer than any attempt may last: the process that made it is gone, and nobody knows what it did. */
const longestAttemptMs = 15_000;

export const keyName = (key: string) => `key:${key}`;
export const typedName = (key: string) => `typed:${key}`;
export const lockName = (owner: string) => `owner:${owner}`;

export type OrderKeys = ReturnType<typeof createOrderKeys>;

/**
 * The one-time keys of checkout forms (docs/decisions/0006): what was sent under which key, and that one visitor places
 * one order at a time, in whichever tab.
 */
export function createOrderKeys(store: KeyStore) {
  async function read(key: string): Promise<OrderAttempt | null> {
    const text = await store.get(keyName(key));
    if (text === null) return null;
    const parsed = attemptSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  async function typedWith(key: string): Promise<OrderAttempt["fields"]> {
    const text = await store.get(typedName(key));
    return text === null ? {} : typedSchema.parse(JSON.parse(text));
  }

  /** What was typed never lies with the key: a name and an address are not kept as long as the word that an order stands. */
  const textOf = (attempt: OrderAttempt) => JSON.stringify({ ...attempt, fields: {} });
  const write = (key: string, attempt: OrderAttempt) => store.set(keyName(key), textOf(attempt), keepMs);

  async function writeWithTyped(key: string, attempt: OrderAttempt): Promise<void> {
    await write(key, attempt);
    const typed = JSON.stringify(attempt.fields);
    if (Buffer.byteLength(typed) <= orderKeyLimits.typed)
      await store.set(typedName(key), typed, orderKeyLimits.typedMs);
  }

  async function unlock(key: string, { owner }: OrderAttempt): Promise<void> {
    if ((await store.get(lockName(owner))) === key) await store.delete(lockName(owner));
  }

  async function release(key: string, attempt: OrderAttempt): Promise<void> {
    await store.delete(keyName(key));
    await store.delete(typedName(key));
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
      if (!attempt || attempt.owner !== owner) return null;
      return attempt.state === "placed" ? attempt : asOf({ ...attempt, fields: await typedWith(key) }, now);
    },

    /** Claims the key for a new attempt: null when it may go ahead, `full` when it could not be remembered, else the attempt that stands in its way. */
    async claim(key: string, attempt: OrderAttempt, now: number): Promise<ExistingAttempt | "full" | null> {
      const added = await store.add(keyName(key), textOf(attempt), keepMs);
      if (added === "full") return "full";
      if (added === "taken") {
        const existing = await read(key);
        // Released this moment, or unreadable: the caller tries again.
        return existing ? { key, attempt: asOf(existing, now) } : { key, attempt };
      }
      const locked = await store.add(lockName(attempt.owner), key, lockMs);
      if (locked === "added") return null;
      if (locked === "full") {
        await store.delete(keyName(key));
        return "full";
      }
      const holder = (await store.get(lockName(attempt.owner))) ?? "";
      const held = await read(holder);
      if (held && held.state !== "placed" && holder !== key) {
        await store.delete(keyName(key));
        return { key: holder, attempt: asOf(held, now) };
      }
      await store.set(lockName(attempt.owner), key, lockMs);
      return null;
    },

    /** The attempt knows more of itself by now, and is about to be sent: which store, which amount. */
    progress: writeWithTyped,

    /** The order stands; whoever sends this key again is led to it. */
    async placed(key: string, attempt: OrderAttempt, orderId: number): Promise<void> {
      await write(key, { ...attempt, state: "placed", orderId });
      await store.delete(typedName(key));
      await unlock(key, attempt);
    },

    /** No answer came: the order may stand all the same. The visitor stays locked for a while. */
    unknown: (key: string, attempt: OrderAttempt) => writeWithTyped(key, { ...attempt, state: "unknown" }),

    /** The order was looked for long enough: the visitor may place another. What was typed stays with the key. */
    giveUp: unlock,

    /** Nothing was ordered; the key may be used again. */
    release,
  };
}
