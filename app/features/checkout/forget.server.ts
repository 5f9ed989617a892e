import { clearedCartPrefix } from "~/features/cart/cleared-cart.server";
import { mastersOf, type RedisClient } from "~/redis-client.server";
import { countersOf } from "~/request/posting/attempts.server";
import { cartNotePrefix } from "./cart-note.server";
import { draftPrefix, draftSchema } from "./drafts.server";
import { orderPrefix } from "./key-store.server";
import {
  attemptSchema,
  keyName,
  lockMs,
  lockName,
  type OrderAttempt,
  typedName,
  typedSchema,
} from "./order-keys.server";

/** What an operator knows a visitor by: a guest's numbers, phones and mail addresses, numbers of orders of the last day. */
export type Wanted = { guests: number[]; contacts: string[]; orders: number[] };

/** How many of each were removed; `underWay` were left, since an order that is just being sent could else be sent twice. */
export type Forgotten = {
  keys: number;
  typed: number;
  drafts: number;
  carts: number;
  counters: number;
  underWay: number;
};

/** Names that Redis reads at a time. */
const atOnce = 500;

/**
 * Removes what Redis keeps of one visitor. Whatever is found by a phone or an order's number says whose it is, and all else of that owner goes too. Everything
 * is looked through: orders need no index for it, and nothing more is kept of anybody so that they can be forgotten.
 */
export async function forget(redis: RedisClient, wanted: Wanted, now: number): Promise<Forgotten> {
  const contacts = new Set(wanted.contacts.map(comparable));
  const isTheirs = (fields: Record<string, string>) =>
    Object.values(fields).some((text) => contacts.has(comparable(text)));
  const owners = new Set(wanted.guests.map((id) => `guest:${id}`));

  const attempts = new Map<string, OrderAttempt>();
  for await (const [key, text] of texts(redis, keyName(""))) {
    const attempt = attemptSchema.safeParse(readable(text)).data;
    if (!attempt) continue;
    // What was sent is of no use here, and there may be many.
    attempts.set(key, { ...attempt, page: "", paymentInfo: null });
    const isWanted = attempt.orderId !== null && wanted.orders.includes(attempt.orderId);
    if (isWanted || isTheirs(attempt.paymentInfo?.inputs ?? {})) owners.add(attempt.owner);
  }
  for await (const [key, text] of texts(redis, typedName(""))) {
    const owner = attempts.get(key)?.owner;
    if (owner && isTheirs(typedSchema.safeParse(readable(text)).data ?? {})) owners.add(owner);
  }
  for await (const found of names(redis, draftPrefix)) {
    for (const name of found) {
      const drafts = (await redis.lrange(name, 0, -1)).map((text) => draftSchema.safeParse(readable(text)).data);
      if (drafts.some((draft) => draft && isTheirs(draft.fields))) owners.add(name.slice(draftPrefix.length));
    }
  }

  const own = [...attempts].filter(([, { owner }]) => owners.has(owner));
  const isUnderWay = ({ state, startedAt }: OrderAttempt) => state === "pending" && now - startedAt < lockMs;
  const underWay = new Set(own.filter(([, attempt]) => isUnderWay(attempt)).map(([, { owner }]) => owner));
  const over = own.filter(([, { owner }]) => !underWay.has(owner)).map(([key]) => key);
  const free = [...owners].filter((owner) => !underWay.has(owner));
  // A cluster takes no names of several keys at once.
  const remove = async (found: string[]) => {
    const removed = await Promise.all(found.map((name) => redis.del(name)));
    return removed.reduce((sum, count) => sum + count, 0);
  };
  await remove(free.map((owner) => orderPrefix + lockName(owner)));
  return {
    keys: await remove(over.map((key) => orderPrefix + keyName(key))),
    typed: await remove(over.map((key) => orderPrefix + typedName(key))),
    drafts: await remove([...owners].map((owner) => draftPrefix + owner)),
    carts: await remove([...owners].flatMap((owner) => [cartNotePrefix + owner, clearedCartPrefix + owner])),
    counters: await remove([...wanted.contacts, ...wanted.orders.map((id) => `order ${id}`)].flatMap(countersOf)),
    underWay: underWay.size,
  };
}

/** A phone however it was typed; other texts but for their case. */
const comparable = (text: string) =>
  /^[+\d][\d\s().-]*$/.test(text) ? text.replace(/[^\d+]/g, "") : text.toLowerCase();

async function* names(redis: RedisClient, prefix: string): AsyncGenerator<string[]> {
  for (const master of mastersOf(redis))
    for await (const found of master.scanStream({ match: `${prefix}*`, count: atOnce })) yield found as string[];
}

/** The texts of a kind of orders' names, by what follows the kind. */
async function* texts(redis: RedisClient, kind: string): AsyncGenerator<[rest: string, text: string]> {
  const prefix = orderPrefix + kind;
  for await (const found of names(redis, prefix)) {
    const values = await Promise.all(found.map((name) => redis.get(name)));
    for (const [index, name] of found.entries()) {
      const text = values[index];
      if (text) yield [name.slice(prefix.length), text];
    }
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
