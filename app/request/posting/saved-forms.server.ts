import { LRUCache } from "lru-cache";
import type { z } from "zod";
import type { RedisLink } from "~/redis.server";

type Limits = {
  keepMs: number;
  /** Bytes of one form. */
  one: number;
  perOwner: number;
  /** Bytes that one process keeps of all. */
  all: number;
};

export type SavedForms<Form> = {
  /**
   * Saves a form; one beyond all measure is not saved. False where the next request may not find it: it was too large, or Redis is away and
   * another replica may be asked.
   */
  save(owner: string, form: Form): Promise<boolean>;
  /** The form of this owner under the key; null for anybody else's. */
  find(owner: string, key: string): Promise<Form | null>;
};

type Options<Form> = {
  /** What names in Redis begin with; their owner follows. */
  prefix: string;
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
  limits: Limits;
  now?: () => number;
};

/**
 * Posted forms that are to be shown again, by owner, the newest first: in this process, and in Redis for all replicas. They are no keys of orders: what is
 * lost here costs what was typed, so it may be pushed out.
 */
export function createSavedForms<Form extends { key: string }>(
  link: RedisLink | null,
  { prefix, schema, limits, now }: Options<Form>,
): SavedForms<Form> {
  const near = new LRUCache<string, string[]>({
    maxSize: limits.all,
    sizeCalculation: (texts, owner) => Buffer.byteLength(owner + texts.join("")),
    ttl: limits.keepMs,
    ttlResolution: 0,
    ...(now ? { perf: { now } } : {}),
  });
  const name = (owner: string) => prefix + owner;

  return {
    async save(owner, form) {
      const text = JSON.stringify(form);
      if (Buffer.byteLength(text) > limits.one) return false;
      near.set(owner, [text, ...(near.get(owner) ?? [])].slice(0, limits.perOwner));
      if (link === null) return true;
      return link.use(
        async (redis) => {
          await redis
            .multi()
            .lpush(name(owner), text)
            .ltrim(name(owner), 0, limits.perOwner - 1)
            .pexpire(name(owner), limits.keepMs)
            .exec();
          return true;
        },
        () => false,
      );
    },

    async find(owner, key) {
      const nearBy = () => near.get(owner) ?? [];
      const texts = link ? await link.use((redis) => redis.lrange(name(owner), 0, -1), nearBy) : nearBy();
      const forms = texts.map((text) => schema.safeParse(JSON.parse(text)));
      return forms.find(({ data }) => data?.key === key)?.data ?? null;
    },
  };
}
