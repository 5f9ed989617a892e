import type { AnalyticsEvent, Sale } from "~/analytics/events";
import { analyticsLine } from "~/features/catalogue/analytics-items";
import { roundMoney } from "~/features/catalogue/money";
import type { CheckoutContext } from "./checkout-context.server";
import type { Totals } from "./totals";

/**
 * An order as analytics are told of it. `value` leaves out delivery, tips, fees and a tax that is added, as GA4 defines it. A code that nobody has
 * judged may be anything that was typed, and is not told.
 */
export function saleOf(
  { basket, coupon, quote: { digits } }: Pick<CheckoutContext, "basket" | "coupon"> & { quote: { digits: number } },
  { items, addOns, discount, couponDiscount, firstOrderDiscount, ...totals }: Totals,
): Sale {
  const goods = items + addOns - discount - couponDiscount - firstOrderDiscount;
  return {
    value: Math.max(0, roundMoney(goods, digits)),
    total: totals.total,
    shipping: totals.deliveryFee,
    tax: totals.tax,
    ...(coupon && coupon.problem === null && !coupon.isUnchecked ? { coupon: coupon.code } : {}),
    items: basket.lines.map((line) => analyticsLine(line, digits)),
  };
}

export function checkoutBegun({ value, coupon, items }: Sale): AnalyticsEvent {
  return { name: "begin_checkout", params: { value, ...(coupon ? { coupon } : {}), items } };
}
