import { type Cart, type Item, ok, type Result, type Selection } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { lineInput } from "./line-input";
import { planAdd } from "./rules";

/** A line to be put into the cart as it was chosen once. */
export type WantedLine = { item: Item; isCampaign: boolean; selection: Selection };

/**
 * Puts lines of items that are sold into the cart, one after the other: the delivery API takes one a call. `refused` are those that the
 * rules do not take any more, such as items of another store; a call that fails ends it.
 */
export async function addLines<Line extends WantedLine>(
  context: RequestContext,
  before: Cart,
  wanted: Line[],
  digits: number,
): Promise<Result<{ cart: Cart; refused: Line[] }>> {
  let cart = before;
  const refused: Line[] = [];
  for (const line of wanted) {
    const { item, isCampaign } = line;
    const plan = planAdd(cart, { ...line, lineId: null, hasLocation: true, onSale: true }, digits);
    if (plan.kind !== "add" && plan.kind !== "update") {
      refused.push(line);
      continue;
    }
    const input = lineInput(item, isCampaign, plan);
    const step =
      plan.kind === "add"
        ? await context.api.cart.add(input)
        : await context.api.cart.update({ ...input, lineId: plan.line.id });
    if (!step.ok) return step;
    cart = step.value;
  }
  return ok({ cart, refused });
}
