import type { CartLine, Config, Discount, StoreDiscount } from "~/delivery-api/model";
import { fromMinor, percentOf, percentWithin, sum, toMinor } from "~/features/catalogue/money";
import { discountMinor, exactDiscount, linePrice } from "~/features/catalogue/price";
import { roundToWhole } from "~/i18n/round-to-whole";

/** What is ordered, before fees. All amounts are in the main currency unit. */
export type Goods = {
  /** Items with their options, before discount. */
  items: number;
  addOns: number;
  discount: number;
  discountBy: "items" | "store" | null;
};

/** M: a percent of the store; N and X: the amount that `get-Tax` answers. `included`: already inside the prices. */
export type Tax = { included: boolean } & ({ kind: "percent"; percent: number } | { kind: "amount"; amount: number });

export type TotalsInput = {
  goods: Goods;
  orderType: "delivery" | "take_away";
  couponDiscount: number;
  firstOrderDiscount: Discount | null;
  /** Null while nobody has answered what it is. */
  tax: Tax | null;
  /** Null while nobody has answered all of it. */
  deliveryFee: number | null;
  tip: number;
  /** Whether the operator takes tips at all. */
  tips: boolean;
  additionalCharge: Config["additionalCharge"];
  /** The store's charge when packaging was asked for, else 0. */
  packaging: number;
  digits: number;
};

/** The parts of what an order costs that the delivery API has to be asked for. */
const requestedParts = ["deliveryFee", "tax"] as const;

/** The price breakdown at checkout. `total` is the sum of its parts, with the tax only when it is not included. */
export type Totals = Goods & {
  couponDiscount: number;
  firstOrderDiscount: number;
  tax: number;
  taxIncluded: boolean;
  deliveryFee: number;
  tip: number;
  additionalCharge: number;
  packaging: number;
  total: number;
  /** What nobody has answered: it is 0 here, and no part of the total. */
  unknown: (typeof requestedParts)[number][];
};

type Line = Pick<CartLine, "item" | "selection">;

/**
 * Items, add-ons and the discount that counts: the items' own against the store's, whichever is larger. A flash sale's stands beside
 * both, and what is in it is no part of the store's (docs/delivery-api.md §11.5). No discount touches add-ons.
 */
export function goodsOf(lines: Line[], storeDiscount: StoreDiscount | null, digits: number): Goods {
  const rows = lines.map(({ item, selection }) => {
    const price = linePrice(item, selection, digits);
    const unit = toMinor(price.unit, digits);
    return {
      items: unit * selection.quantity,
      addOns: toMinor(price.addOns, digits),
      discount: exactDiscount(unit, item.discount, digits) * selection.quantity,
      inFlashSale: item.inFlashSale,
    };
  });
  const items = sum(rows.map((row) => row.items));
  const addOns = sum(rows.map((row) => row.addOns));
  const usual = rows.filter((row) => !row.inFlashSale);
  const ofFlashSale = roundToWhole(sum(rows.filter((row) => row.inFlashSale).map((row) => row.discount)));
  const ofItems = roundToWhole(sum(usual.map((row) => row.discount)));
  const ofStore = storeDiscountMinor(sum(usual.map((row) => row.items)), items + addOns, storeDiscount, digits);
  const discount = Math.max(ofItems, ofStore) + ofFlashSale;
  return {
    items: fromMinor(items, digits),
    addOns: fromMinor(addOns, digits),
    discount: fromMinor(discount, digits),
    discountBy: discount === 0 ? null : ofStore > ofItems ? "store" : "items",
  };
}

/**
 * The lines as their prices are shown: each with the discount that counts. A store's that is an amount, or that its maximum has cut, is no piece's own:
 * it is told of the whole.
 */
export function asCounted<L extends Line>(lines: L[], storeDiscount: StoreDiscount | null, digits: number): L[] {
  const goods = goodsOf(lines, storeDiscount, digits);
  const uncut = goodsOf(lines, storeDiscount && { ...storeDiscount, maxDiscount: 0 }, digits);
  const isByPiece = storeDiscount?.type === "percent" && goods.discount === uncut.discount;
  return lines.map((line) => {
    const { item } = line;
    if (goods.discountBy !== "store" || item.inFlashSale) return { ...line, item: { ...item, storeDiscount: 0 } };
    if (isByPiece) return { ...line, item: { ...item, storeDiscount: storeDiscount.value } };
    return { ...line, item: { ...item, storeDiscount: 0, discount: { ...item.discount, value: 0 } } };
  });
}

/** Nothing below the minimum purchase; a maximum of 0 is no cap. */
function storeDiscountMinor(base: number, purchase: number, discount: StoreDiscount | null, digits: number): number {
  if (!discount || purchase < toMinor(discount.minPurchase, digits)) return 0;
  const off = discountMinor(base, discount, digits);
  return discount.maxDiscount > 0 ? Math.min(off, toMinor(discount.maxDiscount, digits)) : off;
}

/** What the goods lack to the store's minimum order, 0 when they reach it; it counts goods before any discount, as the delivery API does. */
export function missingToMinimumOrder(minimumOrder: number, { items, addOns }: Goods, digits: number): number {
  const missing = toMinor(minimumOrder, digits) - toMinor(items, digits) - toMinor(addOns, digits);
  return fromMinor(Math.max(missing, 0), digits);
}

/** What free delivery goes by: goods after discount and coupon. */
export function orderAmount(goods: Goods, couponDiscount: number, digits: number): number {
  const minor = (amount: number) => toMinor(amount, digits);
  const amount = minor(goods.items) + minor(goods.addOns) - minor(goods.discount) - minor(couponDiscount);
  return fromMinor(Math.max(amount, 0), digits);
}

/** The whole breakdown (docs/delivery-api.md §11.5). The server's `total_ammount` is the truth. */
export function orderTotals(input: TotalsInput): Totals {
  const { goods, digits, tax } = input;
  const minor = (amount: number) => toMinor(amount, digits);
  const amount = minor(orderAmount(goods, input.couponDiscount, digits));
  const firstOrder = discountMinor(amount, input.firstOrderDiscount, digits);
  const taxed = amount - firstOrder;
  const taxes = tax ? taxMinor(taxed, tax, digits) : 0;
  const parts = {
    deliveryFee: minor(input.deliveryFee ?? 0),
    tip: input.tips && input.orderType === "delivery" ? Math.max(minor(input.tip), 0) : 0,
    additionalCharge: minor(input.additionalCharge?.amount ?? 0),
    packaging: minor(input.packaging),
  };
  const total = taxed + (tax?.included ? 0 : taxes) + sum(Object.values(parts));
  return {
    ...goods,
    couponDiscount: fromMinor(minor(input.couponDiscount), digits),
    firstOrderDiscount: fromMinor(firstOrder, digits),
    tax: fromMinor(taxes, digits),
    taxIncluded: tax?.included ?? false,
    deliveryFee: fromMinor(parts.deliveryFee, digits),
    tip: fromMinor(parts.tip, digits),
    additionalCharge: fromMinor(parts.additionalCharge, digits),
    packaging: fromMinor(parts.packaging, digits),
    total: fromMinor(total, digits),
    unknown: requestedParts.filter((part) => input[part] === null),
  };
}

function taxMinor(taxed: number, tax: Tax, digits: number): number {
  if (tax.kind === "amount") return toMinor(tax.amount, digits);
  return tax.included ? percentWithin(taxed, tax.percent) : percentOf(taxed, tax.percent);
}
