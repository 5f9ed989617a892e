import type { Item, Selection } from "~/delivery-api";
import { addToCart } from "~/features/cart/add-to-cart.server";
import { selectionProblems } from "~/features/catalogue/variations";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { buyNow } from "./buy-now.server";
import { choosingHref } from "./choosing-href";
import { type ItemFormDetails, parseSelection, problemMessages, selectionFields, withinLimits } from "./selection-form";

/** The item form as posted: the delivery API's own item and what was chosen of it. */
type Posted = { item: Item; isCampaign: boolean; lineId: number | null; selection: Selection };

const numberOf = (value: FormDataEntryValue | null): number | null => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Reads the form against the item as it is now; nothing of prices or names is taken from the form. */
async function withItem(
  context: RequestContext,
  form: FormData,
  then: (posted: Posted) => Promise<Outcome>,
): Promise<Outcome> {
  const id = numberOf(form.get("item"));
  const isCampaign = form.get("campaign") === "1";
  if (id === null) return { kind: "done", toasts: [toast(context, "error", "ui:failure.notFound")] };
  const item = await context.api.items.details(id, { campaign: isCampaign });
  if (!item.ok) return failureOutcome(context, item.failure);
  const selection = parseSelection(form, item.value);
  return then({ item: item.value, isCampaign, lineId: numberOf(form.get("lineId")), selection });
}

/** The form again, with what was chosen and what is wrong with it. */
function again(details: ItemFormDetails): Outcome {
  return { kind: "invalid", status: 422, result: { reply: null, details } };
}

/** Refuses what the rules refuse (VAR-08 to VAR-13), else goes on. */
async function whenSound(context: RequestContext, posted: Posted, then: () => Promise<Outcome>): Promise<Outcome> {
  const problems = selectionProblems(posted.item, posted.selection);
  if (problems.length === 0) return then();
  return again({ selection: posted.selection, messages: problemMessages(problems, context.t) });
}

export const itemIntents = {
  "update-total": (context, form) =>
    withItem(context, form, async ({ item, selection: wanted }) => {
      const { selection, reason } = withinLimits(item, wanted);
      const key = reason === "out-of-stock" ? "items:outOfStock" : "items:outOfLimits";
      const to = choosingHref(pathOf(context.url), selectionFields(item, selection));
      return { kind: "done", to, toasts: reason ? [toast(context, "warning", key)] : [] };
    }),
  "add-to-cart": (context, form) =>
    withItem(context, form, (posted) =>
      whenSound(context, posted, () => {
        const { item, selection, isCampaign, lineId } = posted;
        return addToCart(context, item, selection, { isCampaign, lineId });
      }),
    ),
  "buy-now": (context, form) =>
    withItem(context, form, (posted) => whenSound(context, posted, () => buyNow(context, posted))),
} satisfies Intents;
