import type { Cart, DeliveryApi, Failure, Item, Selection } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { lineInput } from "./line-input";
import { findLine, planAdd } from "./rules";

/** Milliseconds for all lines of a cart: the delivery API takes one a call, which may take longer than a page may. */
const deadlineMs = 15_000;

/** The delivery API of a module, with time enough for many lines. */
export const patientApi = (context: RequestContext, moduleId: number | null): DeliveryApi =>
  context.apiAt({ place: context.session.area, moduleId, deadlineAt: Date.now() + deadlineMs });

/** A line to be put into the cart as it was chosen once. */
export type WantedLine = { item: Item; isCampaign: boolean; selection: Selection };

export type Added<Line> = {
  /** The cart as far as it is known. */
  cart: Cart;
  /** What cart or delivery API do not take any more, such as items of another store. */
  refused: Line[];
  /** What is not in the cart, since a call got no answer: it may be tried again. */
  left: Line[];
  failure: Failure | null;
};

/**
 * Puts lines of items that are sold into the cart, one after the other: the delivery API takes one a call. A call without an answer ends it; the
 * cart then says whether its line has arrived, so that nobody who tries again has it twice.
 */
export async function addLines<Line extends WantedLine>(
  { cart: calls }: Pick<DeliveryApi, "cart">,
  before: Cart,
  wanted: Line[],
  digits: number,
): Promise<Added<Line>> {
  let cart = before;
  const refused: Line[] = [];
  for (const [index, line] of wanted.entries()) {
    const { item, isCampaign } = line;
    const plan = planAdd(cart, { ...line, lineId: null, hasLocation: true, onSale: true }, digits);
    if (plan.kind !== "add" && plan.kind !== "update") {
      refused.push(line);
      continue;
    }
    const input = lineInput(item, isCampaign, plan);
    const step = plan.kind === "add" ? await calls.add(input) : await calls.update({ ...input, lineId: plan.line.id });
    if (step.ok) {
      cart = step.value;
    } else if (isRefusal(step.failure)) {
      refused.push(line);
    } else {
      const now = await calls.list();
      if (now.ok) cart = now.value;
      const arrived = findLine(cart, line, plan.selection)?.selection.quantity ?? 0;
      const left = wanted.slice(arrived >= plan.selection.quantity ? index + 1 : index);
      return { cart, refused, left, failure: step.failure };
    }
  }
  return { cart, refused, left: [], failure: null };
}

const isRefusal = ({ kind }: Failure) => kind === "rejected" || kind === "not-found";
