import type { Cart } from "~/delivery-api";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import { planIncrement } from "./rules";

/** What every page knows of a line: enough for the controls on cards, the badge and the sum, small enough for every page. */
export type CartLineSummary = {
  id: number;
  itemId: number;
  isCampaign: boolean;
  quantity: number;
  /** One piece after discount, without add-ons, and the line's add-ons, in the main currency unit. */
  unit: number;
  addOns: number;
  /** Why no further piece may be taken (CART-21, CART-22); null when one may. */
  blocked: "out-of-stock" | "out-of-limits" | null;
  /** The quantity is what a press under way will make of it. */
  isChanging?: true;
};

export type CartSummary = { lines: CartLineSummary[] };

export const emptyCart: CartSummary = { lines: [] };

/** The lines of one item. */
export const linesOf = ({ lines }: CartSummary, item: Pick<CartLineSummary, "itemId" | "isCampaign">) =>
  lines.filter(({ itemId, isCampaign }) => itemId === item.itemId && isCampaign === item.isCampaign);

export function summariseCart(cart: Cart, digits: number): CartSummary {
  return {
    lines: cart.lines.map((line) => {
      const next = planIncrement(cart, line);
      const { discountedUnit, addOns } = linePrice(line.item, line.selection, digits);
      return {
        id: line.id,
        itemId: line.item.id,
        isCampaign: line.isCampaign,
        quantity: line.selection.quantity,
        unit: discountedUnit,
        addOns,
        blocked: next.kind === "blocked" ? next.reason : null,
      };
    }),
  };
}

/** What the lines cost after item discounts, in the main currency unit; with presses under way, what they will cost (CART-03). */
export function sumOfLines(lines: Pick<CartLineSummary, "quantity" | "unit" | "addOns">[], digits: number): number {
  const minor = (amount: number) => toMinor(amount, digits);
  return fromMinor(sum(lines.map(({ quantity, unit, addOns }) => minor(unit) * quantity + minor(addOns))), digits);
}
