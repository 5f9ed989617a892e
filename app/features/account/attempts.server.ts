import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** What can be tried too often: guessing passwords and codes, and having codes sent. */
export type AttemptKind = "guess" | "send";
type Scope = "pair" | "identifier" | "address";

const minutes = 60;

/**
 * Tries in a stretch of seconds. Few by one machine at one account; more at an account by all, so that nobody locks its owner out
 * with ease; more by a machine at all accounts, since whole streets share an address.
 */
export const attemptLimits: Record<AttemptKind, Record<Scope, number> & { seconds: number }> = {
  guess: { pair: 10, identifier: 60, address: 100, seconds: 15 * minutes },
  send: { pair: 6, identifier: 20, address: 60, seconds: 60 * minutes },
};

export type Who = {
  /** Phone or mail address, as it is sent. */
  identifier: string;
  /** Of the machine; empty where it is not known. */
  address: string;
};

export type Attempts = {
  /** Counts a try. Null when it may be made, else the seconds until the next one may. */
  take(kind: AttemptKind, who: Who): Promise<number | null>;
  /** Forgets the tries of somebody who got in. */
  forgive(kind: AttemptKind, who: Who): Promise<void>;
  /** Takes back one try that nobody answered. */
  giveBack(kind: AttemptKind, who: Who): Promise<void>;
};

type LimiterOptions = { keyPrefix: string; points: number; duration: number };

/** Memory of this process, or, with an address, Redis for all replicas; while Redis is away each counts for itself. */
export function createAttempts(redisUrl: string | null): Attempts {
  const limiters = new Map<string, Promise<RateLimiterAbstract>>();
  let connection: Promise<unknown> | undefined;

  async function make(options: LimiterOptions): Promise<RateLimiterAbstract> {
    const memory = new RateLimiterMemory(options);
    if (redisUrl === null) return memory;
    connection ??= connect(redisUrl);
    return new RateLimiterRedis({ ...options, storeClient: await connection, insuranceLimiter: memory });
  }

  function limiter(kind: AttemptKind, scope: Scope): Promise<RateLimiterAbstract> {
    const keyPrefix = `doorstep:attempts:${kind}:${scope}`;
    const { seconds, [scope]: points } = attemptLimits[kind];
    const known = limiters.get(keyPrefix) ?? make({ keyPrefix, points, duration: seconds });
    limiters.set(keyPrefix, known);
    return known;
  }

  return {
    async take(kind, who) {
      const waits = await Promise.all(
        keysOf(who).map(async ([scope, key]) => {
          const asked = await limiter(kind, scope);
          return asked.consume(key).then(() => 0, waitOf);
        }),
      );
      const longest = Math.max(...waits);
      return longest > 0 ? longest : null;
    },
    async forgive(kind, who) {
      const [pair, , address] = keysOf(who);
      if (pair) await (await limiter(kind, "pair")).delete(pair[1]);
      if (address) await (await limiter(kind, "address")).reward(address[1]);
    },
    async giveBack(kind, who) {
      await Promise.all(keysOf(who).map(async ([scope, key]) => (await limiter(kind, scope)).reward(key)));
    },
  };
}

/** Phone numbers and mail addresses are nobody's business in a store. */
const hashed = (text: string) => createHash("sha256").update(text.toLowerCase()).digest("base64url").slice(0, 22);

function keysOf({ identifier, address }: Who): [Scope, string][] {
  const keys: [Scope, string][] = [
    ["pair", hashed(`${identifier} ${address}`)],
    ["identifier", hashed(identifier)],
  ];
  return address ? [...keys, ["address", hashed(address)]] : keys;
}

/** Seconds until a refused try may be made; a store that fails refuses nobody. */
const waitOf = (refusal: unknown) =>
  refusal instanceof RateLimiterRes ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) : 0;

async function connect(url: string) {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { commandTimeout: 500, connectTimeout: 1000, maxRetriesPerRequest: 1 });
  // Each command that fails is told by its own rejection; without a listener the library prints this event.
  redis.on("error", () => undefined);
  return redis;
}
