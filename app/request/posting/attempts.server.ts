import type { RedisLink } from "~/redis.server";
import { hashed, hashesOf } from "~/request/context/hashed.server";
import { createLimiter, type Limiter } from "./limiter.server";

/** What can be tried too often: guessing passwords and codes, having codes sent, and guessing whose order a number is. */
export type AttemptKind = "guess" | "send" | "find";
type Scope = "pair" | "identifier" | "address" | "known";

const minutes = 60;

/**
 * Tries in a stretch of seconds. Few by one machine at one account; more at an account by all, so that nobody locks its owner out
 * with ease; more by a machine at all accounts, since whole streets share an address. A browser that has been in the account before counts apart,
 * so that nobody else's tries lock it out.
 */
export const attemptLimits: Record<AttemptKind, Record<Scope, number> & { seconds: number }> = {
  guess: { pair: 10, identifier: 60, address: 100, known: 10, seconds: 15 * minutes },
  send: { pair: 6, identifier: 20, address: 60, known: 6, seconds: 60 * minutes },
  find: { pair: 10, identifier: 30, address: 60, known: 10, seconds: 15 * minutes },
};

export type AttemptSubject = {
  /** Phone or mail address, as it is sent. */
  identifier: string;
  /** Of the machine; empty where it is not known. */
  address: string;
  /** The browser's own number, if it has been in this account before. */
  browser?: string | null;
};

export type Attempts = {
  /** Counts a try. Null when it may be made, else the seconds until the next one may. */
  take(kind: AttemptKind, who: AttemptSubject): Promise<number | null>;
  /** Forgets the tries of somebody who got in, on their browser; where others count too, it takes back the one that was right. */
  forgive(kind: AttemptKind, who: AttemptSubject): Promise<void>;
  /** Takes back one try that nobody answered. */
  giveBack(kind: AttemptKind, who: AttemptSubject): Promise<void>;
};

const prefixOf = (kind: AttemptKind, scope: Scope) => `doorstep:attempts:${kind}:${scope}`;

/** Names in Redis that count the tries at an account, by anybody; what counts them by machine or browser too cannot be found by it alone. */
export const countersOf = (identifier: string): string[] =>
  Object.keys(attemptLimits).flatMap((kind) =>
    hashesOf(identifier).map((hash) => `${prefixOf(kind as AttemptKind, "identifier")}:${hash}`),
  );

/** Memory of this process, or Redis for all replicas; while Redis is away each counts for itself. */
export function createAttempts(link: RedisLink | null): Attempts {
  const limiters = new Map<string, Limiter>();

  function limiter(kind: AttemptKind, scope: Scope): Limiter {
    const keyPrefix = prefixOf(kind, scope);
    const { seconds, [scope]: points } = attemptLimits[kind];
    const known = limiters.get(keyPrefix) ?? createLimiter({ keyPrefix, points, duration: seconds }, link);
    limiters.set(keyPrefix, known);
    return known;
  }

  return {
    async take(kind, who) {
      for (const [scope, key] of keysOf(who)) {
        const seconds = await limiter(kind, scope).take(key);
        if (seconds > 0) return seconds;
      }
      return null;
    },
    async forgive(kind, who) {
      for (const [scope, key] of keysOf(who)) {
        if (scope === "pair" || scope === "known") await limiter(kind, scope).clear(key);
        if (scope === "address" || scope === "identifier") await limiter(kind, scope).giveBack(key);
      }
    },
    async giveBack(kind, who) {
      await Promise.all(keysOf(who).map(([scope, key]) => limiter(kind, scope).giveBack(key)));
    },
  };
}

/**
 * In the order they are asked: what a machine is refused counts at no account, so that it locks no owner out, nor makes names without end in Redis. Whose
 * machine is not known counts for the account alone: all of them together must not have the few tries of one.
 */
function keysOf({ identifier, address, browser }: AttemptSubject): [Scope, string][] {
  if (browser) return [["known", hashed(`${identifier} ${browser}`)]];
  if (!address) return [["identifier", hashed(identifier)]];
  return [
    ["address", hashed(address)],
    ["pair", hashed(`${identifier} ${address}`)],
    ["identifier", hashed(identifier)],
  ];
}
