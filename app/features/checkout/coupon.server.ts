import type { Config, Coupon, Customer, Failure, ListedCoupon, Store } from "~/delivery-api";
import { money } from "~/i18n/format";
import { wallClock } from "~/i18n/zone-time.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import type { CouponPick } from "./checkout-data";
import { missingToMinimum } from "./coupon";
import { type CouponOrder, findListed, type ListedObstacle, listedObstacle, rankedCoupons } from "./listed-coupons";
import { type Goods, orderAmount } from "./totals";

/** Whether a code counts for an order, or why not, in words for the customer. `unchecked`: only the order itself will tell. */
export type CouponAnswer =
  | { kind: "counts"; coupon: Coupon }
  | { kind: "refused"; problem: string }
  | { kind: "unchecked" };

/** What a code is asked about for. */
export type CouponTerms = { store: Store; goods: Goods; currency: Config["currency"] };

/** Asks whether a code may be used for these goods (docs/delivery-api.md §9.4, CHK-13). */
export function askCoupon(context: RequestContext, code: string, terms: CouponTerms): Promise<CouponAnswer> {
  return context.session.visitor.token === null ? askList(context, code, terms) : askForCustomer(context, code, terms);
}

async function askForCustomer(
  context: RequestContext,
  code: string,
  { store, goods, currency }: CouponTerms,
): Promise<CouponAnswer> {
  const { digits } = currency;
  const answer = await context.api.coupons.apply(code, store.id, orderAmount(goods, 0, digits));
  if (!answer.ok) return { kind: "refused", problem: refusalMessage(context, answer.failure) };
  const coupon = answer.value;
  if (missingToMinimum(coupon, goods, digits) === 0) return { kind: "counts", coupon };
  return { kind: "refused", problem: belowMinimum(context, coupon, currency) };
}

/** The server's own words; without any, ours by what it answered. */
function refusalMessage(context: RequestContext, { kind, status, errors }: Failure): string {
  const [told] = errors;
  if (told?.message) return told.message;
  if (kind === "not-found") return context.t("checkout:coupon.unknown");
  if (status === 410) return context.t("checkout:coupon.expired");
  return context.t(kind === "rejected" ? "checkout:coupon.refused" : "ui:failure.noAnswer");
}

const belowMinimum = (context: RequestContext, { minPurchase }: Coupon, currency: Config["currency"]) =>
  context.t("checkout:coupon.minimum", { amount: money(minPurchase, currency, context.language) });

/** Nobody judges a guest's code before the order: the public list does, as far as it goes (docs/decisions/0169). */
async function askList(context: RequestContext, code: string, terms: CouponTerms): Promise<CouponAnswer> {
  const coupon = findListed(secondary(await context.api.coupons.list(terms.store.id), []), code);
  if (!coupon) return { kind: "unchecked" };
  const obstacle = listedObstacle(coupon, { ...orderOf(context, terms), buyer: "guest", deliveryFee: 0 });
  if (obstacle === null) return { kind: "counts", coupon };
  if (obstacle === "minimum") return { kind: "refused", problem: belowMinimum(context, coupon, terms.currency) };
  return { kind: "refused", problem: context.t(obstacleTexts[obstacle]) };
}

const obstacleTexts: Record<Exclude<ListedObstacle, "minimum">, string> = {
  expired: "checkout:coupon.expired",
  notYet: "checkout:coupon.refused",
  otherStore: "checkout:coupon.otherStore",
  needsAccount: "checkout:coupon.signIn",
  firstOrder: "checkout:coupon.refused",
};

const orderOf = (
  context: RequestContext,
  { store, goods, currency }: CouponTerms,
): Pick<CouponOrder, "goods" | "storeId" | "day" | "digits"> => ({
  goods,
  storeId: store.id,
  day: wallClock(context.now(), context.timeZone).date,
  digits: currency.digits,
});

/** The coupon that stands in the visitor's cookie, for this store. */
export async function chosenCoupon(context: RequestContext, terms: CouponTerms): Promise<CouponAnswer | null> {
  const { coupon } = context.session;
  return coupon?.storeId === terms.store.id ? askCoupon(context, coupon.code, terms) : null;
}

/** More than anybody reads. */
const mostPicks = 8;

/** The coupons to pick from, the best for this order first. An extra: the order is made without them. */
export async function couponPicks(
  context: RequestContext,
  { customer, deliveryFee, ...terms }: CouponTerms & { customer: Customer | null; deliveryFee: number },
): Promise<CouponPick[]> {
  const listed: ListedCoupon[] = secondary(await context.api.coupons.list(terms.store.id), []);
  const buyer = customer ? { orders: customer.orderCount } : ("guest" as const);
  return rankedCoupons(listed, { ...orderOf(context, terms), buyer, deliveryFee })
    .slice(0, mostPicks)
    .map(({ coupon: { code, title }, saves, missing }) => ({ code, title, saves, missing }));
}
