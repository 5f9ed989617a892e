import type { WishEntry } from "~/delivery-api";
import type { Posts } from "~/request/posting/posts-under-way";

/** What every page knows of a customer's wishes in the chosen module: enough for hearts and badge. */
export type Wishes = { items: number[]; stores: number[] };

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

/** The wishes as they will be when the posts under way have succeeded (WISH-01, WISH-03). */
export function withPendingWishes(wishes: Wishes, posts: Posts): Set<string> {
  const wished = new Set([
    ...wishes.items.map((id) => wishKey({ kind: "item", id })),
    ...wishes.stores.map((id) => wishKey({ kind: "store", id })),
  ]);
  for (const form of posts.values()) {
    const entry = wishEntryOf(form);
    if (!entry) continue;
    const intent = form.get("intent");
    if (intent === "wish") wished.add(wishKey(entry));
    if (intent === "remove-from-wishlist") wished.delete(wishKey(entry));
  }
  return wished;
}
