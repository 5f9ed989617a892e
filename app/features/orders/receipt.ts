import type { Order, OrderLine } from "~/delivery-api/model";
import { fromMinor, sum, toMinor } from "~/features/catalogue/money";

type Charged = Pick<
  Order,
  | "amount"
  | "deliveryFee"
  | "tax"
  | "taxIncluded"
  | "storeDiscount"
  | "couponDiscount"
  | "flashDiscount"
  | "firstOrderDiscount"
  | "proDiscount"
  | "deliveryTypeCharge"
  | "tip"
  | "additionalCharge"
  | "extraPackaging"
>;
type Goods = Pick<OrderLine, "price" | "quantity" | "addOnsTotal">;

const receiptNames = [
  "subtotal",
  "discount",
  "coupon",
  "firstOrder",
  "pro",
  "fee",
  "express",
  "tip",
  "charge",
  "packaging",
  "taxIncluded",
  "tax",
] as const;
/** Amounts in the main currency unit; discounts are below 0. */
export type ReceiptRow = { name: (typeof receiptNames)[number]; amount: number };

/** What a line cost before the order's discounts, add-ons included, in the main currency unit. */
export const lineTotal = ({ price, quantity, addOnsTotal }: Goods, digits: number): number =>
  fromMinor(toMinor(price, digits) * quantity + toMinor(addOnsTotal, digits), digits);

/** The rows of an order's sum; what is nothing is left out. Together they are the order's amount, tax that prices contain aside. */
export function receiptRows(order: Charged, lines: Goods[], digits: number): ReceiptRow[] {
  const minor = (amount: number) => toMinor(amount, digits);
  const named = {
    subtotal: sum(lines.map((line) => minor(lineTotal(line, digits)))),
    discount: -(minor(order.storeDiscount) + minor(order.flashDiscount)),
    coupon: -minor(order.couponDiscount),
    firstOrder: -minor(order.firstOrderDiscount),
    pro: -minor(order.proDiscount),
    fee: minor(order.deliveryFee),
    tip: minor(order.tip),
    charge: minor(order.additionalCharge),
    packaging: minor(order.extraPackaging),
    tax: order.taxIncluded ? 0 : minor(order.tax),
  };
  // Nobody says whether the delivery charge holds it already: it does where nothing is missing.
  const missing = minor(order.amount) - sum(Object.values(named));
  const express = minor(order.deliveryTypeCharge);
  const amounts: Record<ReceiptRow["name"], number> = {
    ...named,
    express: missing >= express ? express : 0,
    taxIncluded: order.taxIncluded ? minor(order.tax) : 0,
  };
  return receiptNames
    .map((name) => ({ name, amount: fromMinor(amounts[name], digits) }))
    .filter(({ amount }) => amount !== 0);
}
