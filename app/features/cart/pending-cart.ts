import type { ActionData } from "~/request/outcome";
import type { CartLineSummary, CartSummary } from "./cart-summary";

/** A post of the cart's buttons that is under way, with its answer while the page is being loaded anew. */
export type PendingChange = {
  state: "idle" | "submitting" | "loading";
  formData?: FormData | undefined;
  data?: ActionData | undefined;
};

/** The cart as it will be when the posts under way have succeeded; a refusal shows the old one again. */
export function withPendingChanges(
  { lines }: CartSummary,
  changes: readonly PendingChange[],
): { lines: CartLineSummary[]; adding: Set<number> } {
  const quantities = new Map<number, number>();
  const adding = new Set<number>();
  for (const change of changes) {
    const { formData } = change;
    if (!formData || !isPending(change)) continue;
    const intent = formData.get("intent");
    if (intent === "set-quantity") quantities.set(Number(formData.get("line")), Number(formData.get("quantity")));
    if (intent === "add") adding.add(Number(formData.get("item")));
  }
  return {
    adding,
    lines: lines
      .map((line): CartLineSummary => {
        const quantity = quantities.get(line.id);
        return quantity === undefined ? line : { ...line, quantity, isChanging: true };
      })
      .filter(({ quantity }) => quantity > 0),
  };
}

/** Until the page has been loaded anew it holds the old cart: going back to that would put other values under the buttons. */
const isPending = ({ state, data }: PendingChange): boolean =>
  state === "submitting" || (state === "loading" && data?.kind !== "again");
