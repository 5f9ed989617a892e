import type { ListedCoupon } from "~/delivery-api";
import { storeHref } from "~/features/catalogue/store-href";
import { couponTerms, type Terms, wordsOf } from "~/features/offers/terms.server";
import { instantDateTime, money } from "~/i18n/format";
import { withoutIsolates } from "~/i18n/isolate";
import { inEveryModule } from "~/request/context/every-module.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";
import { dialogHref } from "~/ui/dialog-href";
import { customerOf } from "./customer.server";

export type ReferralData = {
  code: string | null;
  /** What somebody earns who brings a customer, formatted; null when it is not told. */
  reward: string | null;
  /** What is passed on: an invitation with the code in it, and where it leads. */
  invitation: string;
  href: string;
};

/** `/referral-code`; a 404 where the operator rewards nobody. */
export async function loadReferral(context: RequestContext): Promise<ReferralData> {
  const [customer, answer] = await Promise.all([customerOf(context), context.api.config.get()]);
  const config = critical(answer);
  if (!config.referral) throw notFound();
  const { t, language } = context;
  const reward = config.referralReward > 0 ? money(config.referralReward, config.currency, language) : null;
  const code = customer.referralCode;
  const href = new URL("/auth/sign-up", context.publicOrigin).href;
  return {
    code,
    reward,
    invitation: withoutIsolates(t("referral:invitation", { name: config.businessName, code: code ?? "" })),
    href,
  };
}

export type CouponsData = ({
  id: number;
  code: string;
  title: string;
  /** Where it can be used: its store, what a search for its store finds, or the home of its module. */
  href: string;
} & Terms)[];

/**
 * `/coupons`: what this customer may use where they are, in every module (API-80, docs/delivery-api.md §9.4). Null without a place, since coupons
 * belong to zones.
 */
export async function loadCoupons(context: RequestContext): Promise<CouponsData | null> {
  await leaveIfGuest(context);
  if (context.session.area === null) return null;
  const [coupons, words] = await Promise.all([inEveryModule(context).coupons.list(), wordsOf(context)]);
  await leaveIfExpired(context, coupons);
  return critical(coupons).map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    title: coupon.title,
    href: hrefOf(coupon),
    ...couponTerms(words, coupon),
  }));
}

/** Of a store that an operator's own coupon is for, only the name is told. */
function hrefOf({ storeId, storeName, moduleId }: ListedCoupon): string {
  // Coupons do not tell the zones of their stores (docs/delivery-api.md §9.4).
  if (storeId !== null) return storeHref({ id: storeId, slug: "", moduleId, zoneId: null });
  const search = new URLSearchParams(
    storeName !== null ? { search: storeName, data_type: "searched", tab: "stores" } : {},
  );
  if (moduleId !== null) search.set("module_id", String(moduleId));
  return `/home?${search}`;
}

export type NotificationsData = {
  id: number;
  title: string;
  text: string;
  image: string | null;
  at: string;
  /** The order it is about. */
  href: string | null;
}[];

/** The latest are enough: there is no way to ask how many there are (docs/delivery-api.md §4.3). */
const mostNotifications = 50;

/** `/profile?page=notifications`. */
export async function loadNotifications(context: RequestContext): Promise<NotificationsData> {
  await leaveIfGuest(context);
  const result = await context.api.customer.notifications(1, mostNotifications);
  await leaveIfExpired(context, result);
  return critical(result)
    .rows.slice(0, mostNotifications)
    .map(({ id, title, text, image, orderId, at }) => ({
      id,
      title,
      text,
      image,
      at: at === null ? "" : instantDateTime(at, context.timeZone, context.language),
      href: orderId === null ? null : dialogHref("/my-orders", "order", { order: orderId }),
    }));
}
