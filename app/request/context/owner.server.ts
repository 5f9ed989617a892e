import { hashOfKey } from "./hashed.server";
import type { RequestContext } from "./request-context";

/** Whose an order, a note or a form is that is kept for later, without the token itself. */
export function ownerOf({ session: { visitor } }: RequestContext): string {
  if (visitor.token === null) return `guest:${visitor.guestId ?? visitor.formKey}`;
  return `customer:${hashOfKey(visitor.token)}`;
}
