import type { Config, Coupon, Failure, Store } from "~/delivery-api";
import { money } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { reachesMinimum } from "./coupon";
import { type Goods, orderAmount } from "./totals";

/** A coupon that applies, or why it does not, in words for the customer. */
export type CouponAnswer = { coupon: Coupon; problem: null } | { coupon: null; problem: string };

/** Asks whether a code may be used for these goods (docs/delivery-api.md §9.4, CHK-13). */
export async function askCoupon(
  context: RequestContext,
  code: string,
  store: Store,
  goods: Goods,
  currency: Config["currency"],
): Promise<CouponAnswer> {
  const answer = await context.api.coupons.apply(code, store.id, orderAmount(goods, 0, currency.digits));
  if (!answer.ok) return { coupon: null, problem: whyNot(context, answer.failure) };
  const coupon = answer.value;
  if (reachesMinimum(coupon, goods, currency.digits)) return { coupon, problem: null };
  const minimum = money(coupon.minPurchase, currency, context.language);
  return { coupon: null, problem: context.t("checkout:coupon.minimum", { amount: minimum }) };
}

/** The server's own words; without any, ours by what it answered. */
function whyNot(context: RequestContext, { kind, status, errors }: Failure): string {
  const [told] = errors;
  if (told?.message) return told.message;
  if (kind === "not-found") return context.t("checkout:coupon.unknown");
  if (status === 410) return context.t("checkout:coupon.expired");
  return context.t(kind === "rejected" ? "checkout:coupon.refused" : "ui:failure.noAnswer");
}

/** The coupon that stands in the visitor's cookie, for this store; guests have none. */
export async function chosenCoupon(
  context: RequestContext,
  store: Store,
  goods: Goods,
  currency: Config["currency"],
): Promise<CouponAnswer | null> {
  const { coupon, visitor } = context.session;
  if (!coupon || coupon.storeId !== store.id || visitor.token === null) return null;
  return askCoupon(context, coupon.code, store, goods, currency);
}
