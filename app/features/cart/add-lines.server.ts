import type { Cart, DeliveryApi, Failure, Item, Selection } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureToasts } from "~/request/pages/failure.server";
import type { Toast } from "~/session/flash.server";
import { lineInput, lineUpdate } from "./line-input";
import { findLine, planAdd, withOtherStores } from "./rules";

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
  /** Why a call failed, the first that did. */
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
  let failure: Failure | null = null;
  for (const [index, line] of wanted.entries()) {
    const { item, isCampaign } = line;
    const plan = planAdd(cart, { ...line, lineId: null, hasLocation: true, onSale: true }, digits);
    if (plan.kind !== "add" && plan.kind !== "update") {
      refused.push(line);
      continue;
    }
    const input = lineInput(item, isCampaign, plan);
    const step = plan.kind === "add" ? await calls.add(input) : await calls.update(lineUpdate(input, plan.line));
    if (step.ok) {
      cart = withOtherStores(cart, step.value, item.storeId);
      continue;
    }
    failure ??= step.failure;
    if (isRefusal(step.failure)) {
      refused.push(line);
    } else {
      const now = await calls.list();
      if (now.ok) cart = now.value;
      const arrived = findLine(cart, line, plan.selection)?.selection.quantity ?? 0;
      const left = wanted.slice(arrived >= plan.selection.quantity ? index + 1 : index);
      return { cart, refused, left, failure };
    }
  }
  return { cart, refused, left: [], failure };
}

const isRefusal = ({ kind }: Failure) => kind === "rejected" || kind === "not-found";

/** Why the delivery API has refused a line, in its own words (ERR-01); none where it refused nothing. */
export const refusalToasts = (
  context: RequestContext,
  { refused, failure }: Pick<Added<unknown>, "refused" | "failure">,
): Toast[] => (failure && refused.length > 0 && isRefusal(failure) ? failureToasts(context, failure).slice(0, 1) : []);
