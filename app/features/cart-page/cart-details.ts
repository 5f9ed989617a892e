import type { Cart, CartLine, Config, Store } from "~/delivery-api";
import { optionsText } from "~/features/cart/options-text";
import { ofOneStore, subtotal } from "~/features/cart/rules";
import { freeDeliveryProgress } from "~/features/catalogue/free-delivery";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import { storeHref } from "~/features/catalogue/store-href";
import { hasChoices } from "~/features/catalogue/variations";
import type { CartCosts } from "~/features/checkout/cart-costs.server";
import { asCounted, goodsOf, orderAmount } from "~/features/checkout/totals";
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

/**
 * Everything the drawer and the cart page show (CART-03, CART-25). `store`: the cart's. While it is not known, neither are the terms of its discount, and the
 * lines' own prices stand for them.
 */
export function cartDetails(
  cart: Cart,
  config: Pick<Config, "currency" | "freeDelivery">,
  store: Pick<Store, "id" | "slug" | "moduleId" | "zoneId" | "freeDelivery" | "discount"> | null,
  language: Language,
): CartDetails {
  const { digits } = config.currency;
  const { lines: ordered, waiting } = ofOneStore(cart.lines);
  const shown = store ? asCounted(ordered, store.discount, digits) : ordered;
  const order = store ? sumsOfOrder(ordered, store, digits) : sumsOfLines(ordered, digits);
  const others = sumsOfLines(waiting, digits);
  const [first] = cart.lines;
  return {
    store: first ? storeOf(first, store) : null,
    lines: [...shown, ...waiting].map((line) => lineDetails(line, digits, language)),
    subtotal: fromMinor(order.amount + others.amount, digits),
    saved: fromMinor(order.saved + others.saved, digits),
    freeDelivery: freeDeliveryProgress({
      store,
      offer: config.freeDelivery,
      amount: fromMinor(order.amount, digits),
      digits,
    }),
  };
}

/** What lines cost after discounts, and what those take off, in minor units. */
type Sums = { amount: number; saved: number };

/** As the checkout reckons it, so that what an order costs beside its goods adds up with them. */
function sumsOfOrder(lines: CartLine[], { discount }: Pick<Store, "discount">, digits: number): Sums {
  const goods = goodsOf(lines, discount, digits);
  return { amount: toMinor(orderAmount(goods, 0, digits), digits), saved: toMinor(goods.discount, digits) };
}

function sumsOfLines(lines: CartLine[], digits: number): Sums {
  const amount = toMinor(subtotal({ lines }, digits), digits);
  const prices = lines.map(({ item, selection }) => linePrice(item, selection, digits));
  return { amount, saved: sum(prices.map(({ totalBeforeDiscount }) => toMinor(totalBeforeDiscount, digits))) - amount };
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
  const isFree = totals.deliveryFee === 0 && !totals.unknown.includes("deliveryFee");
  return progress && progress.missing > 0 && isFree ? null : progress;
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
