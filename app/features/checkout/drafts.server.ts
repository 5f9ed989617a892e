import { z } from "zod";
import type { KeyStore } from "./key-store.server";

const draftSchema = z.object({
  /** Whose form it is; a key is worth nothing to anybody else. */
  owner: z.string(),
  fields: z.record(z.string()),
  /** Where to and for whom as the session said when the form was left: `standingOf`. */
  place: z.string(),
  contact: z.string(),
});

/** A checkout form that waits while its customer picks another address or contact. */
export type Draft = z.infer<typeof draftSchema>;

const keepMs = 60 * 60_000;
/** More than any form that people fill. */
const longest = 10_000;

const keyName = (key: string) => `draft:${key}`;

/** Forms left for a dialog without scripts: hydrated ones stay where they are (docs/decisions/0057). */
export function createDrafts(store: KeyStore) {
  return {
    /** Keeps a form for an hour; one beyond all measure is not kept. */
    async keep(key: string, draft: Draft): Promise<void> {
      const text = JSON.stringify(draft);
      if (text.length <= longest) await store.set(keyName(key), text, keepMs);
    },

    /** The form of this owner under the key; null for anybody else's. */
    async find(key: string, owner: string): Promise<Draft | null> {
      const text = await store.get(keyName(key));
      const parsed = text === null ? null : draftSchema.safeParse(JSON.parse(text));
      return parsed?.success && parsed.data.owner === owner ? parsed.data : null;
    },
  };
}
