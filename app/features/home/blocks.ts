import type { CardItem, CardStore } from "~/features/catalogue/card";
import type { UsualOrder } from "~/features/orders/load-usual.server";
import type { BlockHead } from "~/ui/Section";

/** Items under a heading, with tabs where the block has a choice. */
export type ItemsBlock = BlockHead & {
  /** As many as are known; shown are those that no block above has. */
  items: CardItem[];
  /** Shown at most. */
  most: number;
  /**
   * `rows`: three rows of lying cards; `row` and `twoRows`: upright cards; these scroll sideways. `grid`: as many as the page's width shows, `all`: a grid of
   * them all. `playing`: a row of five that moves by itself (SALE-08, SALE-09). */
  look: "rows" | "row" | "twoRows" | "grid" | "all" | "playing";
  /** The operator's picture for this block (HOME-all-10). */
  picture: string | null;
  /** Items of what one tab of a choice names, chosen by the visitor or the first: they stand whole (ADR 0166). */
  isChoice?: boolean;
  /** Said where there are no items. */
  empty?: string;
};

export type StoresBlock = BlockHead & { stores: CardStore[] };

/** Orders to be had again, with the words of their buttons. */
export type UsualBlock = BlockHead & { orders: (UsualOrder & { again: string; againOf: string })[] };

/** Stores as small rows. `isVisited`: the customer has ordered from them (CARD-14). */
export type VisitedBlock = StoresBlock & { isVisited: boolean };
