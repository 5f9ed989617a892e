import { moduleKind } from "~/module-kinds";
import { dialogHref } from "~/ui/dialog-href";
import type { CardItem } from "./card";

/** What dialogs about an item must know; campaign items have numbers of their own. */
export const itemOf = (id: number, isCampaign: boolean): Record<string, number> =>
  isCampaign ? { item: id, campaign: 1 } : { item: id };

/** The dialog of an item over the current page (CARD-03). */
export function itemDialogHref(current: string, id: number, isCampaign = false): string {
  return dialogHref(current, "item", itemOf(id, isCampaign));
}

/** Address of an item's own page (RTE-38, RTE-39). */
export function productHref({
  id,
  slug,
  moduleId,
  isCampaign,
}: Pick<CardItem, "id" | "slug" | "moduleId" | "isCampaign">): string {
  const search = new URLSearchParams();
  if (moduleId !== null) search.set("module_id", String(moduleId));
  if (isCampaign) search.set("product_type", "campaign");
  // Browsers tell the size of a search since 2023 only.
  const query = search.toString();
  return `/product/${encodeURIComponent(slug || id)}${query && `?${query}`}`;
}

/** Where an item opens: on its page or in a dialog, as its kind of module has it (CARD-11, CART-14, CART-15). */
export function itemHref(
  item: Pick<CardItem, "id" | "slug" | "moduleType" | "moduleId" | "isCampaign">,
  current: string,
): string {
  return moduleKind(item.moduleType).itemsOpenIn === "page"
    ? productHref(item)
    : itemDialogHref(current, item.id, item.isCampaign);
}
