import { randomBytes } from "node:crypto";
import { issueFormToken } from "~/session/form-token.server";
import type { Session } from "~/session/session.server";

/** What differs in every answer, also of one and the same page. All of it stands in HTML and JSON without escaping. */
export type PageSlots = { nonce: string; formToken: string; requestId: string; servedAt: string };

/** A page that may be cached while it is drawn: its key, and placeholders that stand where each answer has its own slots. */
export type PageTemplate = { key: string; placeholders: PageSlots };

/** What slots are filled from. */
type SlotSource = { session: Session; requestId: string; now(): Date };

/** New slots for one answer to this visitor. */
export function newSlots({ session, requestId, now }: SlotSource): PageSlots {
  return {
    nonce: randomBytes(18).toString("base64url"),
    formToken: issueFormToken(session.visitor.formKey, now()),
    requestId,
    servedAt: String(now().getTime()),
  };
}
