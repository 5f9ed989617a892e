import type { AnalyticsEvent, AnalyticsItem } from "~/analytics/events";
import type { CartLine, Item } from "~/delivery-api/model";
import { analyticsLimits } from "~/limits";
import { roundMoney } from "./money";
import { discountedPrice, linePrice } from "./price";

/** What cards and items alike know; cards have no categories. */
type Shown = Pick<Item, "id" | "name" | "price" | "discount" | "storeDiscount"> &
  Partial<Pick<Item, "categories">> & { isCampaign: boolean };

/** One piece as it is shown, without options. An item and a campaign item may share a number, so that one of them says what it is. */
function analyticsItem({ id, name, categories = [], isCampaign, ...item }: Shown, digits: number): AnalyticsItem {
  const category = categories.find((candidate) => candidate.name !== "");
  return {
    item_id: isCampaign ? `campaign-${id}` : String(id),
    item_name: name,
    ...(category ? { item_category: category.name } : {}),
    price: discountedPrice(item.price, item, digits),
    quantity: 1,
  };
}

/** A line of a cart; its options and add-ons are part of the price of a piece. */
export function analyticsLine({ item, isCampaign, selection }: CartLine, digits: number): AnalyticsItem {
  const { quantity } = selection;
  const price = roundMoney(linePrice(item, selection, digits).total / quantity, digits);
  return { ...analyticsItem({ ...item, isCampaign }, digits), price, quantity };
}

/** The first items of a list are told. Nothing that a customer has typed may be in the names of the list. */
export function listViewed(
  { id, name }: { id: string; name?: string },
  items: readonly Shown[],
  digits: number,
): AnalyticsEvent {
  const shown = items.slice(0, analyticsLimits.items).map((item) => analyticsItem(item, digits));
  const named = name ? { item_list_name: name } : {};
  return { name: "view_item_list", params: { item_list_id: id, ...named, items: shown } };
}

export function itemViewed(item: Shown, digits: number): AnalyticsEvent {
  const viewed = analyticsItem(item, digits);
  return { name: "view_item", params: { value: viewed.price, items: [viewed] } };
}
