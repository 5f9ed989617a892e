import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { answersEdition } from "~/delivery-api/cache.server";
import { recentLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";
import { hashOfKey } from "./hashed.server";

const entrySchema = z.object({ value: z.unknown(), hash: z.string(), askedAt: z.number() });
type Entry = z.infer<typeof entrySchema>;

/** One visitor's: when they last changed something, and the JSON of each answer by its name. */
type Recent = { changedAt: number; texts: ReadonlyMap<string, string> };

export type RecentAnswers = {
  /**
   * The owner's answer of that name, if it was asked for within ten minutes and since their last change; null without one. `isFresh`: within the last
   * minute. Of two equal answers, be they of two owners, the hash is the same.
   */
  get(owner: string, name: string): Promise<{ value: unknown; hash: string; isFresh: boolean } | null>;
  /** Keeps an answer that was asked for at `askedAt`; one beyond all measure is not kept. */
  set(owner: string, name: string, value: unknown, askedAt: number): Promise<void>;
  /** The owner has changed something: whatever was asked for before counts no more, also what is still on its way. */
  changed(owner: string): Promise<void>;
  /** Nothing that anybody asked for until now counts any more. */
  clear(): void;
};

const changedField = "changed";
const bytesOf = ({ texts }: Recent) => [...texts].reduce((sum, [name, text]) => sum + name.length + text.length, 100);

/**
 * What one visitor was answered in the last minutes, by owner and name (ADR 0177): in memory, and in Redis for all replicas. Times decide and no lock: an answer
 * counts when it was asked for after the last change had come through, in whatever order the two are written.
 */
export function createRecentAnswers(
  link: RedisLink | null,
  deliveryApiUrl: string,
  now: () => number = Date.now,
): RecentAnswers {
  const near = new LRUCache<string, Recent>({
    max: recentLimits.owners,
    maxSize: recentLimits.all,
    sizeCalculation: bytesOf,
    ttl: recentLimits.keepMs,
    perf: { now },
    ttlResolution: 0,
  });
  let clearedAt = Number.NEGATIVE_INFINITY;
  const edition = answersEdition(deliveryApiUrl);
  const keyOf = (owner: string) => `doorstep:recent:${edition}:${hashOfKey(owner)}`;
  const nearOf = (owner: string): Recent => near.get(owner) ?? { changedAt: 0, texts: new Map() };

  async function look(owner: string, name: string): Promise<{ text: string | undefined; changedAt: number }> {
    const nearBy = () => {
      const { changedAt, texts } = nearOf(owner);
      return { text: texts.get(name), changedAt };
    };
    if (link === null) return nearBy();
    return link.use(async (redis) => {
      const [text, changedAt] = await redis.hmget(keyOf(owner), name, changedField);
      return { text: text ?? undefined, changedAt: Number(changedAt ?? 0) };
    }, nearBy);
  }

  const write = (key: string, field: string, text: string): Parameters<RedisLink["owe"]>[1] => {
    return (redis) => redis.multi().hset(key, field, text).pexpire(key, recentLimits.keepMs).exec();
  };

  return {
    async get(owner, name) {
      const { text, changedAt } = await look(owner, name);
      if (text === undefined) return null;
      const { value, hash, askedAt } = entrySchema.parse(JSON.parse(text));
      const age = now() - askedAt;
      if (askedAt <= Math.max(changedAt, clearedAt) || age >= recentLimits.keepMs) return null;
      return { value, hash, isFresh: age < recentLimits.freshMs };
    },

    async set(owner, name, value, askedAt) {
      const hash = createHash("sha256").update(JSON.stringify(value)).digest("base64url");
      const text = JSON.stringify({ value, hash, askedAt } satisfies Entry);
      if (text.length > recentLimits.one) return;
      const { changedAt, texts } = nearOf(owner);
      near.set(owner, { changedAt, texts: new Map(texts).set(name, text) });
      await link?.use<unknown>(write(keyOf(owner), name, text), () => undefined);
    },

    async changed(owner) {
      const changedAt = now();
      near.set(owner, { changedAt, texts: new Map() });
      if (link === null) return;
      const written = write(keyOf(owner), changedField, String(changedAt));
      await link.use<unknown>(written, () => link.owe(keyOf(owner), written));
    },

    clear() {
      clearedAt = now();
    },
  };
}
