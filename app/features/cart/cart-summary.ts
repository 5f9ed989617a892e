import type { Cart } from "~/delivery-api";
import { planIncrement } from "./rules";

/** What every page knows of a line: enough for the controls on cards and the badge, small enough for every page. */
export type CartLineSummary = {
  id: number;
  itemId: number;
  isCampaign: boolean;
  quantity: number;
  /** Why no further piece may be taken (CART-21, CART-22); null when one may. */
  blocked: "out-of-stock" | "out-of-limits" | null;
  /** The quantity is what a press under way will make of it. */
  isChanging?: true;
};

export type CartSummary = { lines: CartLineSummary[] };

export const emptyCart: CartSummary = { lines: [] };

export function summariseCart(cart: Cart): CartSummary {
  return {
    lines: cart.lines.map((line) => {
      const next = planIncrement(line);
      return {
        id: line.id,
        itemId: line.item.id,
        isCampaign: line.isCampaign,
        quantity: line.selection.quantity,
        blocked: next.kind === "blocked" ? next.reason : null,
      };
    }),
  };
}
