import type { RequestContext } from "~/request/context/request-context";
import { ownerOf, theDrafts } from "./the-order-keys.server";

/** The key under which a cart's note waits among the visitor's checkout forms (docs/decisions/0057). */
const key = "cart-note";

/** Keeps what the store shall be told with the order of this cart; an empty text takes it back. */
export const keepCartNote = (context: RequestContext, storeId: number, note: string): Promise<boolean> =>
  theDrafts().save(ownerOf(context), { key, fields: { storeId: String(storeId), note }, place: "", contact: "" });

/** The note of a cart of this store; empty without one. */
export async function findCartNote(context: RequestContext, storeId: number): Promise<string> {
  const kept = await theDrafts().find(ownerOf(context), key);
  return kept?.fields.storeId === String(storeId) ? (kept.fields.note ?? "") : "";
}
