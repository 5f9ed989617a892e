/** Money of an order, docs/delivery-api.md §11.5. Amounts are numbers in the main currency unit. */

export type Discount = { value: number; type: "percent" | "amount" };
export type StoreDiscount = Discount & { minPurchase: number; maxDiscount: number };

/** One line: `unit` is item plus options, `addOns` the sum of the line's add-ons (not per unit). */
export type LinePrice = {
  unit: number;
  quantity: number;
  discount: Discount;
  inFlashSale: boolean;
  addOns: number;
};

export type OrderPriceInput = {
  lines: LinePrice[];
  storeDiscount: StoreDiscount | null;
  coupon: (Discount & { maxDiscount: number }) | null;
  /** First-order discount of a new customer. */
  firstOrder: Discount | null;
  tax: { percent: number; included: boolean };
  fee: number;
  tip: number;
  additionalCharge: number;
  packaging: number;
  digits: number;
};

export type OrderPrice = {
  items: number;
  addOns: number;
  /** The larger of item discounts and store discount; flash sale discounts are apart. */
  discount: number;
  flashDiscount: number;
  coupon: number;
  firstOrder: number;
  tax: number;
  fee: number;
  tip: number;
  additionalCharge: number;
  packaging: number;
  total: number;
};

/** Rounds half up to `digits` decimals, forgiving binary fractions (1.005 becomes 1.01). */
export function roundMoney(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor + 1e-6) / factor;
}

/** What a discount takes off an amount: never more than the amount. */
export function discountOn(amount: number, discount: Discount): number {
  const off = discount.type === "percent" ? (amount * discount.value) / 100 : discount.value;
  return Math.min(Math.max(off, 0), amount);
}

/** What a store discount takes off: nothing below `minPurchase`; a `maxDiscount` of 0 is no cap. */
export function storeDiscountOn(base: number, purchase: number, discount: StoreDiscount | null): number {
  if (!discount || purchase < discount.minPurchase) return 0;
  const off = discountOn(base, discount);
  return discount.maxDiscount > 0 ? Math.min(off, discount.maxDiscount) : off;
}

/**
 * The server's own total of an order. Item discounts stand against the store discount and the larger counts; lines of
 * a flash sale keep theirs beside it and are no part of the store discount's base. A tax inside the prices is told but not added.
 */
export function orderPrice(input: OrderPriceInput): OrderPrice {
  const round = (value: number) => roundMoney(value, input.digits);
  const usual = input.lines.filter((line) => !line.inFlashSale);
  const items = sum(input.lines, (line) => line.unit * line.quantity);
  const addOns = sum(input.lines, (line) => line.addOns);
  const flashDiscount = round(sum(input.lines, (line) => (line.inFlashSale ? lineDiscount(line) : 0)));
  const ofStore = storeDiscountOn(
    sum(usual, (line) => line.unit * line.quantity),
    items + addOns,
    input.storeDiscount,
  );
  const discount = round(Math.max(sum(usual, lineDiscount), ofStore));
  let rest = items + addOns - discount - flashDiscount;
  const coupon = round(couponOn(rest, input.coupon));
  rest -= coupon;
  const firstOrder = round(input.firstOrder ? discountOn(rest, input.firstOrder) : 0);
  rest -= firstOrder;
  const { percent, included } = input.tax;
  const tax = round(included ? (rest * percent) / (100 + percent) : (rest * percent) / 100);
  const charges = input.fee + input.tip + input.additionalCharge + input.packaging;
  return {
    items: round(items),
    addOns: round(addOns),
    discount,
    flashDiscount,
    coupon,
    firstOrder,
    tax,
    fee: round(input.fee),
    tip: round(input.tip),
    additionalCharge: round(input.additionalCharge),
    packaging: round(input.packaging),
    total: round(rest + (included ? 0 : tax) + charges),
  };
}

function lineDiscount(line: LinePrice): number {
  return discountOn(line.unit, line.discount) * line.quantity;
}

function couponOn(amount: number, coupon: OrderPriceInput["coupon"]): number {
  if (!coupon) return 0;
  const off = discountOn(amount, coupon);
  return coupon.maxDiscount > 0 ? Math.min(off, coupon.maxDiscount) : off;
}

function sum<T>(rows: T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
