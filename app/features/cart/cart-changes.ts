import type { AnalyticsEvent, AnalyticsItem } from "~/analytics/events";
import type { Cart } from "~/delivery-api/model";
import { analyticsLine } from "~/features/catalogue/analytics-items";
import { roundMoney, sum } from "~/features/catalogue/money";

/** What a change has put into the cart and taken out of it, for analytics; other options of as many pieces are neither. */
export function cartChanges(before: Cart, after: Cart, digits: number): AnalyticsEvent[] {
  const changes = [
    { name: "remove_from_cart" as const, items: morePieces(before, after, digits) },
    { name: "add_to_cart" as const, items: morePieces(after, before, digits) },
  ];
  return changes
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({ name, params: { value: worthOf(items, digits), items } }));
}

/** The pieces of a cart's lines that another state of the cart has not. */
function morePieces(cart: Cart, other: Cart, digits: number): AnalyticsItem[] {
  return cart.lines.flatMap((line) => {
    const had = other.lines.find(({ id }) => id === line.id)?.selection.quantity ?? 0;
    const quantity = line.selection.quantity - had;
    return quantity > 0 ? [{ ...analyticsLine(line, digits), quantity }] : [];
  });
}

const worthOf = (items: AnalyticsItem[], digits: number) =>
  roundMoney(sum(items.map(({ price, quantity }) => price * quantity)), digits);
