import { LRUCache } from "lru-cache";
import { nanoid } from "nanoid";
import { z } from "zod";
import { loginLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";
import { theRedis } from "~/request/context/redis.server";

/** One sign-in of a customer on one browser; times in milliseconds since the epoch. Copies of its cookie end with it. */
export const loginSchema = z.object({
  id: z.string().min(16).max(40),
  since: z.number().int().positive(),
  /** When the browser was last seen, to the day. */
  seen: z.number().int().positive(),
});

export type Login = z.infer<typeof loginSchema>;

export const newLogin = (now = Date.now()): Login => ({ id: newKey(), since: now, seen: now });

/** 144 random bits as text, for what nobody may guess: a sign-in, a browser, an order's one-time key, a page's nonce. */
export const newKey = () => nanoid(24);

/** The sign-in as it goes on, marked as seen today; null when it has come to its end by age. */
export function continued(login: Login | null, now: number): Login | null {
  if (login === null || now - login.since > loginLimits.oldestMs || now - login.seen > loginLimits.idleMs) return null;
  return now - login.seen < loginLimits.seenEveryMs ? login : { ...login, seen: now };
}

export type EndedLogins = { end(id: string): Promise<void>; has(id: string): Promise<boolean> };

/** Sign-ins that were ended before their age: in this process, and in Redis for all replicas. */
export function createEndedLogins(link: RedisLink | null): EndedLogins {
  const near = new LRUCache<string, true>({ max: loginLimits.mostEnded, ttl: loginLimits.oldestMs });
  const keyOf = (id: string) => `doorstep:ended:${id}`;
  return {
    async end(id) {
      near.set(id, true);
      const write: Parameters<RedisLink["owe"]>[1] = (redis) => redis.set(keyOf(id), "1", "PX", loginLimits.oldestMs);
      await link?.use<unknown>(write, () => link.owe(keyOf(id), write));
    },
    async has(id) {
      if (near.has(id)) return true;
      return (
        link?.use(
          async (redis) => (await redis.exists(keyOf(id))) > 0,
          () => false,
        ) ?? false
      );
    },
  };
}

let ended: EndedLogins | undefined;

export function endedLogins(): EndedLogins {
  ended ??= createEndedLogins(theRedis());
  return ended;
}
