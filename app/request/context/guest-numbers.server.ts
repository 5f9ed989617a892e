import { LRUCache } from "lru-cache";
import { ok, type Result } from "~/delivery-api";
import { guestLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";
import { hashOfKey } from "./hashed.server";

export type GuestNumbers = {
  /** The number of the browser with this form key: the one it was given a moment ago, else the one that `ask` brings. */
  of(formKey: string, ask: () => Promise<Result<{ guestId: number }>>): Promise<Result<number>>;
};

/**
 * Two presses of one browser before the first is answered are one guest, whichever replica they come to: both carts would else stand under numbers of their
 * own, and the browser would keep one. A failure is never remembered (ADR 0175).
 */
export function createGuestNumbers(link: RedisLink | null): GuestNumbers {
  const near = new LRUCache<string, Promise<Result<number>>>({ max: guestLimits.remembered, ttl: guestLimits.sameMs });
  const keyOf = (formKey: string) => `doorstep:guests:${hashOfKey(formKey)}`;

  /** The number that stands for all replicas: this one, unless another was quicker. */
  async function agreed(formKey: string, guestId: number): Promise<number> {
    if (link === null) return guestId;
    return link.use(
      async (redis) => {
        const isFirst = await redis.set(keyOf(formKey), guestId, "PX", guestLimits.sameMs, "NX");
        return isFirst ? guestId : Number((await redis.get(keyOf(formKey))) ?? guestId);
      },
      () => guestId,
    );
  }

  return {
    of(formKey, ask) {
      const known = near.get(formKey);
      if (known) return known;
      const asking = ask().then(async (result): Promise<Result<number>> => {
        if (result.ok) return ok(await agreed(formKey, result.value.guestId));
        near.delete(formKey);
        return result;
      });
      near.set(formKey, asking);
      return asking;
    },
  };
}
