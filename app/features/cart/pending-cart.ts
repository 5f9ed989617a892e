import type { ActionData } from "~/request/outcome";
import type { CartLineSummary, CartSummary } from "./cart-summary";

/** A post of the cart's buttons that is under way, with its answer while the page is being loaded anew. */
export type PendingChange = {
  state: "idle" | "submitting" | "loading";
  formData?: FormData | undefined;
  data?: ActionData | undefined;
};

/** Id of the one form that the add buttons of all cards share. */
export const addForm = "add";

/** The field by which an add button names its item; items and campaign items may share a number. */
export const addFields = { item: "item", campaign: "campaignItem" } as const;

/** One item among those that are on their way to the cart. */
export const addKey = ({ id, isCampaign }: { id: number; isCampaign: boolean }): string =>
  `${isCampaign ? addFields.campaign : addFields.item}:${id}`;

/** What an add button's post adds; null for any other. A form of its own may say `campaign=1` instead. */
export function addedItem(form: FormData): { id: number; isCampaign: boolean } | null {
  const isCampaign = form.has(addFields.campaign) || form.get("campaign") === "1";
  const id = Number(form.get(addFields.campaign) ?? form.get(addFields.item));
  return Number.isSafeInteger(id) && id > 0 ? { id, isCampaign } : null;
}

/** The cart as it will be when the posts under way have succeeded; a refusal shows the old one again. */
export function withPendingChanges(
  { lines }: CartSummary,
  changes: readonly PendingChange[],
): { lines: CartLineSummary[]; adding: Set<string> } {
  const quantities = new Map<number, number>();
  const adding = new Set<string>();
  for (const change of changes) {
    const { formData } = change;
    if (!formData || !isPending(change)) continue;
    const intent = formData.get("intent");
    if (intent === "set-quantity") quantities.set(Number(formData.get("line")), Number(formData.get("quantity")));
    const added = intent === "add" ? addedItem(formData) : null;
    if (added) adding.add(addKey(added));
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
