import type { Cart, CartLine, Config, Store } from "~/delivery-api";
import { optionsText } from "~/features/cart/options-text";
import { ofOneStore, subtotal } from "~/features/cart/rules";
import { freeDeliveryProgress } from "~/features/catalogue/free-delivery";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import { storeHref } from "~/features/catalogue/store-href";
import { hasChoices } from "~/features/catalogue/variations";
import type { CartCosts } from "~/features/checkout/cart-costs.server";
import { orderAmount } from "~/features/checkout/totals";
import type { Language } from "~/i18n/languages";
import { moduleKind } from "~/module-kinds";

/** A line as the drawer and the cart page show it. Amounts are in the main currency unit. */
export type CartLineDetails = {
  id: number;
  itemId: number;
  isCampaign: boolean;
  /** It has options or add-ons that may be chosen anew. */
  isEditable: boolean;
  name: string;
  image: string | null;
  /** Null outside food, where nobody asks. */
  isVeg: boolean | null;
  /** Chosen options and add-ons in one line, empty when there are none. */
  options: string;
  /** As far as the shop tells them. */
  allergens: string[];
  total: number;
  /** Before discount; equal to `total` when there is none. */
  before: number;
};

export type CartDetails = {
  /** Whose lines an order takes, as a rule all (CART-10); null for an empty cart. */
  store: { id: number; name: string; href: string } | null;
  lines: CartLineDetails[];
  subtotal: number;
  /** What the discounts take off, included in `subtotal`. */
  saved: number;
  /** By the subtotal, which is all that is known before the order's costs are. */
  freeDelivery: { percent: number; missing: number } | null;
};

/** Everything the drawer and the cart page show (CART-03, CART-25). `store`: the cart's, null while it is not known. */
export function cartDetails(
  cart: Cart,
  config: Pick<Config, "currency" | "freeDelivery">,
  store: Pick<Store, "id" | "slug" | "moduleId" | "zoneId" | "freeDelivery"> | null,
  language: Language,
): CartDetails {
  const { digits } = config.currency;
  const lines = cart.lines.map((line) => lineDetails(line, digits, language));
  const amount = subtotal(cart, digits);
  const ordered = subtotal(ofOneStore(cart.lines), digits);
  const saved = sum(lines.map(({ total, before }) => toMinor(before, digits) - toMinor(total, digits)));
  const [first] = cart.lines;
  return {
    store: first ? storeOf(first, store) : null,
    lines,
    subtotal: amount,
    saved: fromMinor(saved, digits),
    freeDelivery: freeDeliveryProgress({ store, offer: config.freeDelivery, amount: ordered, digits }),
  };
}

function storeOf({ item }: CartLine, store: Parameters<typeof storeHref>[0] | null): CartDetails["store"] {
  const { storeId: id, storeName: name, moduleId, zoneId } = item;
  return { id, name, href: storeHref(store ?? { id, slug: "", moduleId, zoneId }) };
}

/** How far an order is on its way to the operator's free delivery, reckoned by what its fee goes by (CART-25). */
export function freeDeliveryOf(
  { totals }: Pick<CartCosts, "totals">,
  { currency: { digits }, freeDelivery: offer }: Pick<Config, "currency" | "freeDelivery">,
  store: Pick<Store, "freeDelivery">,
): CartDetails["freeDelivery"] {
  const amount = orderAmount(totals, totals.couponDiscount, digits);
  const progress = freeDeliveryProgress({ store, offer, amount, digits });
  // A coupon has freed it, or nothing is delivered: there is nothing to reach.
  return progress && progress.missing > 0 && totals.deliveryFee === 0 ? null : progress;
}

function lineDetails(line: CartLine, digits: number, language: Language): CartLineDetails {
  const { item, selection } = line;
  const price = linePrice(item, selection, digits);
  return {
    id: line.id,
    itemId: item.id,
    isCampaign: line.isCampaign,
    isEditable: hasChoices(item) || item.addOns.length > 0,
    name: item.name,
    image: item.image,
    isVeg: moduleKind(item.moduleType).hasVegMark ? item.isVeg : null,
    options: optionsText(line, language),
    allergens: item.allergens,
    total: price.total,
    before: price.totalBeforeDiscount,
  };
}
