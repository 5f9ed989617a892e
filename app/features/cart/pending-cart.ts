import type { Posts } from "~/request/posting/posts-under-way";
import type { CartLineSummary, CartSummary } from "./cart-summary";

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

/** The cart as it will be when the posts under way have succeeded. */
export function withPendingChanges(
  { lines }: CartSummary,
  posts: Posts,
): { lines: CartLineSummary[]; adding: Set<string> } {
  const quantities = new Map<number, number>();
  const adding = new Set<string>();
  for (const form of posts.values()) {
    const intent = form.get("intent");
    if (intent === "save-for-later") quantities.set(Number(form.get("lineId")), 0);
    if (intent === "set-quantity") quantities.set(Number(form.get("lineId")), Number(form.get("quantity")));
    const added = intent === "add" ? addedItem(form) : null;
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
