import type { WishEntry } from "~/delivery-api";
import type { ActionData } from "~/request/outcome";

/** What every page knows of a customer's wishes in the chosen module: enough for hearts and badge. */
export type Wishes = { items: number[]; stores: number[] };

/** A post of the hearts that is under way, with its answer while the page is being loaded anew. */
export type PendingWish = {
  state: "idle" | "submitting" | "loading";
  formData?: FormData | undefined;
  data?: ActionData | undefined;
};

/** `item-41`: an entry as one word. */
export const wishKey = ({ kind, id }: WishEntry): string => `${kind}-${id}`;

/** The entry a form or an address names: `item` or `store` with its number; null for none. */
export function wishEntryOf(fields: { get(name: string): unknown }): WishEntry | null {
  for (const kind of ["item", "store"] as const) {
    const id = Number(fields.get(kind) ?? "");
    if (Number.isSafeInteger(id) && id > 0) return { kind, id };
  }
  return null;
}

/** The wishes as they will be when the posts under way have succeeded; a refusal shows the old ones again (WISH-01, WISH-03). */
export function withPendingWishes(wishes: Wishes, changes: readonly PendingWish[]): Set<string> {
  const wished = new Set([
    ...wishes.items.map((id) => wishKey({ kind: "item", id })),
    ...wishes.stores.map((id) => wishKey({ kind: "store", id })),
  ]);
  for (const { state, formData, data } of changes) {
    const entry = formData && wishEntryOf(formData);
    if (!entry || state === "idle" || data?.kind === "again") continue;
    const intent = formData.get("intent");
    if (intent === "wish") wished.add(wishKey(entry));
    if (intent === "unwish") wished.delete(wishKey(entry));
  }
  return wished;
}
