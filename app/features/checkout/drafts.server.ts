import { z } from "zod";
import { draftLimits } from "~/limits";
import type { RedisLink } from "~/redis.server";
import { createSavedForms, type SavedForms } from "~/request/posting/saved-forms.server";

export const draftSchema = z.object({
  key: z.string(),
  fields: z.record(z.string()),
  /** Where to and for whom as the session said when the form was left: `fingerprintsOf`. */
  place: z.string(),
  contact: z.string(),
});

/** A checkout form that waits while its customer picks another address or contact. */
export type Draft = z.infer<typeof draftSchema>;

/** What names of waiting forms in Redis begin with; their owner follows. */
export const draftPrefix = "doorstep:drafts:";

export type Drafts = SavedForms<Draft>;

type DraftOptions = { now?: () => number; bytes?: number };

/** Forms left for a dialog without scripts: hydrated ones stay where they are (docs/decisions/0057). */
export const createDrafts = (link: RedisLink | null, { now, bytes = draftLimits.all }: DraftOptions = {}): Drafts =>
  createSavedForms(link, {
    prefix: draftPrefix,
    schema: draftSchema,
    limits: { ...draftLimits, all: bytes },
    ...(now ? { now } : {}),
  });
