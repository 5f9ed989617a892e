import type { Cart, CartLine, Item, OrderLine, Selection } from "~/delivery-api/model";
import { type AddPlan, isOtherStore, planAdd } from "~/features/cart/rules";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";
import { type LinePrice, linePrice } from "~/features/catalogue/price";

/** Why a line of an order cannot be ordered again as it was. */
export type ReorderProblem = "gone" | "changed" | "notNow" | "stock" | "limit" | "far";

/** A line of the order beside its item as it is today; null when there is none any more. */
export type ReorderLine = { line: OrderLine; item: Item | null; onSale: boolean };

type ReorderRow = {
  line: OrderLine;
  problem: ReorderProblem | null;
  /** What is added to the cart: as much of the line as can be had today. Null with a problem. */
  adds: { item: Item; selection: Selection; price: LinePrice } | null;
};

export type Reorder = {
  rows: ReorderRow[];
  /** Of all that is added, in the main currency unit. */
  total: number;
  /** The cart holds another store's items: it must be cleared first, and the customer must know. */
  clearsCart: boolean;
};

type Today = { cart: Cart; storeId: number | null; zoneIds: readonly number[]; digits: number };

/**
 * What of an order can be had today and what it costs. The rules of the cart decide line by line, on top of what the cart holds of the same store;
 * items of two stores never come together.
 */
export function planReorder(lines: ReorderLine[], { cart, storeId, zoneIds, digits }: Today): Reorder {
  const first = lines.find(({ item }) => item !== null && item.storeId === storeId)?.item ?? null;
  const clearsCart = first !== null && isOtherStore(cart, first);
  let filled: Cart = clearsCart ? { lines: [] } : cart;
  const rows = lines.map(({ line, item, onSale }): ReorderRow => {
    if (item === null || item.storeId !== storeId) return { line, problem: "gone", adds: null };
    if (item.zoneId !== null && !zoneIds.includes(item.zoneId)) return { line, problem: "far", adds: null };
    const plan = planLine(filled, line, item, onSale, digits);
    if (typeof plan === "string") return { line, problem: plan, adds: null };
    filled = withLine(filled, line, item, plan);
    return { line, problem: null, adds: { item, selection: plan, price: linePrice(item, plan, digits) } };
  });
  const total = sum(rows.map(({ adds }) => toMinor(adds?.price.total ?? 0, digits)));
  return { rows, total: fromMinor(total, digits), clearsCart: clearsCart && rows.some(({ adds }) => adds !== null) };
}

/** What was chosen of an ordered item. */
function selectionOf({ quantity, groups, variationType, addOns }: OrderLine): Selection {
  return {
    quantity,
    groups: groups.map(({ name, options }) => ({ name, labels: options.map(({ label }) => label) })),
    variationType,
    addOns: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity })),
  };
}

/** The most of a line that the cart takes, or why it takes none. */
function planLine(
  cart: Cart,
  line: OrderLine,
  item: Item,
  onSale: boolean,
  digits: number,
): Selection | ReorderProblem {
  const wanted = selectionOf(line);
  let problem: ReorderProblem = "gone";
  for (let quantity = wanted.quantity; quantity > 0; quantity--) {
    const selection = { ...wanted, quantity };
    const request = { item, isCampaign: line.isCampaign, selection, lineId: null, hasLocation: true, onSale };
    const plan = planAdd(cart, request, digits);
    if (plan.kind === "add" || plan.kind === "update") return selection;
    problem = problemOf(plan);
    if (problem !== "stock" && problem !== "limit") return problem;
  }
  return problem;
}

const refusals = { "not-on-sale": "notNow", stock: "stock", "max-quantity": "limit" } as const;

function problemOf(plan: AddPlan): ReorderProblem {
  if (plan.kind === "refuse") return refusals[plan.reason];
  if (plan.kind !== "invalid") return "gone";
  return plan.problems.every(({ code }) => code === "variation-out-of-stock") ? "stock" : "changed";
}

/** The cart once the line is in it, as far as the rules look at it. */
function withLine(cart: Cart, { id, isCampaign }: OrderLine, item: Item, selection: Selection): Cart {
  const line: CartLine = { id: -id, item, isCampaign, price: item.price, selection };
  return { lines: [...cart.lines, line] };
}
