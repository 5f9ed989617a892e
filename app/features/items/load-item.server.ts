import { type Item, isTransient, type Selection } from "~/delivery-api";
import { cartOf } from "~/features/cart/cart.server";
import { loadLinesOf } from "~/features/cart/load-cart.server";
import { linesOfItem } from "~/features/cart/rules";
import { itemViewed } from "~/features/catalogue/analytics-items";
import { type SaleState, saleState } from "~/features/catalogue/availability.server";
import type { RequestContext } from "~/request/context/request-context";
import { trackEvent } from "~/request/context/track-event.server";
import { secondary } from "~/request/pages/critical.server";
import { imageField } from "./gallery-place";
import { isSelectionField, nothingChosen, selectionIn } from "./selection-form";

/** What the item form needs; the browser computes totals from the item itself. */
export type ItemData = {
  item: Omit<Item, "store">;
  store: { id: number; slug: string; name: string; moduleId: number; zoneId: number } | null;
  isCampaign: boolean;
  /** The cart's line the form edits (ITEM-10, VAR-16); null when the item is not in the cart. */
  lineId: number | null;
  selection: Selection;
  sale: SaleState;
};

/** `gone` when no such item is sold, `trouble` when nobody could say. */
export type ItemDialogData = ({ kind: "item" } & ItemData) | { kind: "gone" } | { kind: "trouble" };

/** `?dialog=item&item=41&campaign=1&lineId=7` */
export async function loadItemDialog(context: RequestContext): Promise<ItemDialogData | null> {
  const { searchParams } = context.url;
  const idOrSlug = searchParams.get("item");
  if (!idOrSlug || idOrSlug.length > 200) return null;
  const campaign = searchParams.get("campaign") === "1";
  const result = await context.api.items.details(idOrSlug, { campaign });
  if (!result.ok)
    return { kind: isTransient(result.failure) || result.failure.kind === "contract" ? "trouble" : "gone" };
  return { kind: "item", ...(await itemData(context, result.value, campaign, "dialog")) };
}

/** What bare pages keep in an item's address of what is chosen there. */
const isChoice = (name: string) => isSelectionField(name) || name === imageField;

/** An item as its form shows it: with what of it is in the cart, and whether it is sold now. */
export async function itemData(
  context: RequestContext,
  item: Item,
  isCampaign: boolean,
  shownBy: "page" | "dialog",
): Promise<ItemData> {
  const [config, line] = await Promise.all([context.api.config.get(), lineOf(context, item, isCampaign)]);
  if (config.ok)
    trackEvent(context, itemViewed({ ...item, isCampaign }, config.value.currency.digits), { shownBy, isChoice });
  const { store, ...shown } = item;
  const moment = { now: context.now(), zone: context.timeZone };
  return {
    item: shown,
    store: store && {
      id: store.id,
      slug: store.slug,
      name: store.name,
      moduleId: store.moduleId,
      zoneId: store.zoneId,
    },
    isCampaign,
    lineId: line?.id ?? null,
    selection: selectionIn(context.url.searchParams, item) ?? line?.selection ?? nothingChosen,
    sale: saleState(item, store, moment, secondary(config, null)?.scheduleOrders ?? false),
  };
}

/** The line that `lineId` names, else the last one of the item; a cart that is known to be without it costs no call. */
async function lineOf(context: RequestContext, item: Item, isCampaign: boolean) {
  const known = await loadLinesOf(context, { itemId: item.id, isCampaign });
  if (known.length === 0) return null;
  const cart = await cartOf(context);
  const lines = cart.ok ? linesOfItem(cart.value, { item, isCampaign }) : [];
  const wanted = Number(context.url.searchParams.get("lineId"));
  return lines.find(({ id }) => id === wanted) ?? lines.at(-1) ?? null;
}
