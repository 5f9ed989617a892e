import type { Config, Coupon, Failure, Store } from "~/delivery-api";
import { money } from "~/i18n/format";
import type { Shop } from "~/request/context/request-context.server";
import { reachesMinimum } from "./coupon";
import { type Goods, orderAmount } from "./totals";

/** A coupon that applies, or why it does not, in words for the customer. */
export type CouponAnswer = { coupon: Coupon; problem: null } | { coupon: null; problem: string };

/** Asks whether a code may be used for these goods (docs/delivery-api.md §9.4, CHK-13). */
export async function askCoupon(
  shop: Shop,
  code: string,
  store: Store,
  goods: Goods,
  currency: Config["currency"],
): Promise<CouponAnswer> {
  const answer = await shop.api.coupons.apply(code, store.id, orderAmount(goods, 0, currency.digits));
  if (!answer.ok) return { coupon: null, problem: whyNot(shop, answer.failure) };
  const coupon = answer.value;
  if (reachesMinimum(coupon, goods, currency.digits)) return { coupon, problem: null };
  const minimum = money(coupon.minPurchase, currency, shop.language);
  return { coupon: null, problem: shop.t("checkout:coupon.minimum", { amount: minimum }) };
}

/** The server's own words; without any, ours by what it answered. */
function whyNot(shop: Shop, { kind, status, errors }: Failure): string {
  const [told] = errors;
  if (told?.message) return told.message;
  if (kind === "not-found") return shop.t("checkout:coupon.unknown");
  if (status === 410) return shop.t("checkout:coupon.expired");
  return shop.t(kind === "rejected" ? "checkout:coupon.refused" : "ui:failure.noAnswer");
}

/** The coupon that stands in the visitor's cookie, for this store; guests have none. */
export async function chosenCoupon(
  shop: Shop,
  store: Store,
  goods: Goods,
  currency: Config["currency"],
): Promise<CouponAnswer | null> {
  const { coupon, visitor } = shop.session;
  if (!coupon || coupon.storeId !== store.id || visitor.token === null) return null;
  return askCoupon(shop, coupon.code, store, goods, currency);
}
