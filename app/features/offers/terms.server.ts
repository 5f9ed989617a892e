import type { Cashback, Config, Discount, ListedCoupon } from "~/delivery-api";
import { fallbackConfig } from "~/features/catalogue/ShopFacts";
import { calendarDate, money, percent } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

/** What it takes to write the terms of an offer in the visitor's language. */
export type Words = { t: RequestContext["t"]; language: RequestContext["language"]; currency: Config["currency"] };

export async function wordsOf(context: RequestContext): Promise<Words> {
  const { currency } = secondary(await context.api.config.get(), fallbackConfig);
  return { t: context.t, language: context.language, currency };
}

/** What an offer gives, and under which conditions. */
export type Terms = { gain: string; conditions: string[] };

type CouponOffer = Pick<
  ListedCoupon,
  "discount" | "freesDelivery" | "minPurchase" | "maxDiscount" | "storeName" | "expiresOn"
>;

/** SALE-16. */
export function couponTerms(words: Words, coupon: CouponOffer): Terms {
  const { t } = words;
  const { discount, freesDelivery, minPurchase, maxDiscount, storeName, expiresOn } = coupon;
  return {
    gain: freesDelivery ? t("sales:coupons.freeDelivery") : t("sales:coupons.off", { amount: share(words, discount) }),
    conditions: stated([
      minPurchase > 0 && t("sales:coupons.minimum", { amount: amount(words, minPurchase) }),
      !freesDelivery && cap(words, discount, maxDiscount),
      storeName && t("sales:coupons.store", { store: storeName }),
      untilText(words, expiresOn),
    ]),
  };
}

/** SALE-15. */
export function cashbackTerms(words: Words, { reward, minPurchase, maxReward, endsOn }: Cashback): Terms {
  const { t } = words;
  return {
    gain: t("sales:cashback.back", { amount: share(words, reward) }),
    conditions: stated([
      minPurchase > 0 && t("sales:coupons.minimum", { amount: amount(words, minPurchase) }),
      cap(words, reward, maxReward),
      untilText(words, endsOn),
    ]),
  };
}

/** A last day, in words. */
export const untilText = ({ t, language }: Pick<Words, "t" | "language">, day: string | null): string | null =>
  day === null ? null : t("sales:until", { date: calendarDate(day, language) });

const amount = ({ currency, language }: Words, value: number) => money(value, currency, language);

const share = (words: Words, { type, value }: Discount) =>
  type === "percent" ? percent(value, words.language) : amount(words, value);

/** Only a share can be too much. */
const cap = (words: Words, { type }: Discount, most: number) =>
  type === "percent" && most > 0 && words.t("sales:coupons.cap", { amount: amount(words, most) });

const stated = (conditions: (string | false | null)[]) => conditions.filter((text): text is string => Boolean(text));
