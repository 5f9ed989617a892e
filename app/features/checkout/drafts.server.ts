import { LRUCache } from "lru-cache";
import { z } from "zod";
import { draftLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";

export const draftSchema = z.object({
  key: z.string(),
  fields: z.record(z.string()),
  /** Where to and for whom as the session said when the form was left: `standingOf`. */
  place: z.string(),
  contact: z.string(),
});

/** A checkout form that waits while its customer picks another address or contact. */
export type Draft = z.infer<typeof draftSchema>;

/** What names of waiting forms in Redis begin with; their owner follows. */
export const draftPrefix = "doorstep:drafts:";

export type Drafts = {
  /** Keeps a form; one beyond all measure is not kept. */
  keep(owner: string, draft: Draft): Promise<void>;
  /** The form of this owner under the key; null for anybody else's. */
  find(owner: string, key: string): Promise<Draft | null>;
};

type DraftOptions = { now?: () => number; bytes?: number };

/**
 * Forms left for a dialog without scripts: hydrated ones stay where they are (docs/decisions/0057). Kept by owner, the newest first: in this process, and in
 * Redis for all replicas. They are no keys of orders: what is lost here costs what was typed, so it may be pushed out.
 */
export function createDrafts(link: RedisLink | null, { now, bytes = draftLimits.all }: DraftOptions = {}): Drafts {
  const near = new LRUCache<string, string[]>({
    maxSize: bytes,
    sizeCalculation: (texts, owner) => Buffer.byteLength(owner + texts.join("")),
    ttl: draftLimits.keepMs,
    ttlResolution: 0,
    ...(now ? { perf: { now } } : {}),
  });
  const name = (owner: string) => draftPrefix + owner;

  return {
    async keep(owner, draft) {
      const text = JSON.stringify(draft);
      if (Buffer.byteLength(text) > draftLimits.one) return;
      near.set(owner, [text, ...(near.get(owner) ?? [])].slice(0, draftLimits.perOwner));
      await link?.use<unknown>(
        (redis) =>
          redis
            .multi()
            .lpush(name(owner), text)
            .ltrim(name(owner), 0, draftLimits.perOwner - 1)
            .pexpire(name(owner), draftLimits.keepMs)
            .exec(),
        () => undefined,
      );
    },

    async find(owner, key) {
      const nearBy = () => near.get(owner) ?? [];
      const texts = link ? await link.use((redis) => redis.lrange(name(owner), 0, -1), nearBy) : nearBy();
      const drafts = texts.map((text) => draftSchema.safeParse(JSON.parse(text)));
      return drafts.find(({ data }) => data?.key === key)?.data ?? null;
    },
  };
}
