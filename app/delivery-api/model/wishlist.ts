import type { Item, Store } from "./catalogue";

/** What can be wished for. */
export type WishEntry = { kind: "item" | "store"; id: number };

export type Wishlist = { items: Item[]; stores: Store[] };

/** Which items and stores are wished for; `moduleId` null when the server does not say. */
export type WishlistIds = Record<"items" | "stores", { id: number; moduleId: number | null }[]>;
