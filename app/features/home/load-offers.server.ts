import type { Campaign, ListedCoupon } from "~/delivery-api";
import { campaignHref } from "~/features/catalogue/campaign-href";
import { couponsOf } from "~/features/catalogue/coupons.server";
import { kindText } from "~/features/modules/kind-text.server";
import type { BrandsBlock } from "~/features/offers/Brands";
import { soldBrands } from "~/features/offers/brands";
import type { CampaignsBlock } from "~/features/offers/Campaigns";
import type { CashbackBlock } from "~/features/offers/Cashback";
import type { CouponsBlock } from "~/features/offers/Coupons";
import { endingOf } from "~/features/offers/ending.server";
import type { FlashSaleBlock } from "~/features/offers/FlashSalePanel";
import { toBrandRow } from "~/features/offers/load-brands.server";
import { flashSaleHref, toFlashItem } from "~/features/offers/load-flash-sale.server";
import { cashbackTerms, couponTerms, untilText, wordsOf } from "~/features/offers/terms.server";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { BlockHead } from "~/ui/Section";
import type { ItemsBlock } from "./blocks";
import { cardsOf } from "./load-items.server";
import { homeTraitsOf, moduleOf } from "./module.server";

/** SALE-01, SALE-08, SALE-11. */
const shown = { flash: 15, specialOffer: 15, brandsBesideFirst: 8 };

/** SALE-01, SALE-02, HOME-all-21: only while there is something left to buy. */
export async function loadFlashSale(context: RequestContext): Promise<FlashSaleBlock | null> {
  const [running, config] = await Promise.all([context.api.flashSales.running(), context.api.config.get()]);
  const { sale, products } = critical(running) ?? { sale: null, products: [] };
  if (sale === null || products.length === 0) return null;
  const scheduling = secondary(config, null)?.scheduleOrders ?? false;
  return {
    id: "flash-sale",
    title: sale.title || context.t("sales:flash.title"),
    moreHref: flashSaleHref(sale.id),
    ending: endingOf(context, sale.endsAt),
    over: context.t("sales:flash.over"),
    items: products.slice(0, shown.flash).map((product) => toFlashItem(context, product, scheduling)),
  };
}

/** SALE-06 to SALE-09. */
export async function loadSpecialOffer(context: RequestContext): Promise<ItemsBlock | null> {
  const { id } = moduleOf(context);
  const { rows } = critical(await context.api.items.discounted(1, shown.specialOffer));
  if (rows.length === 0) return null;
  return {
    ...headOf(context, "specialOffer", {
      text: kindText(context, "home.specialOffer"),
      moreHref: `/home?search=special-offer&module_id=${id}&data_type=discounted`,
    }),
    items: await cardsOf(context, rows),
    most: shown.specialOffer,
    look: "playing",
    picture: null,
  };
}

/** Items of campaigns (HOME-food-03, HOME-phar-04, HOME-ecom-03). */
export async function loadJustForYou(context: RequestContext): Promise<ItemsBlock | null> {
  const items = critical(await context.api.campaigns.items());
  if (items.length === 0) return null;
  return {
    ...headOf(context, "justForYou"),
    items: await cardsOf(context, items),
    most: items.length,
    look: homeTraitsOf(context).campaignItems,
    picture: null,
  };
}

export async function loadCampaigns(context: RequestContext): Promise<CampaignsBlock | null> {
  const campaigns = critical(await context.api.campaigns.running());
  if (campaigns.length === 0) return null;
  return { ...headOf(context, "campaigns"), campaigns: campaigns.map((campaign) => toCampaignRow(context, campaign)) };
}

const toCampaignRow = (context: RequestContext, { id, title, image, moduleId, to }: Campaign) => ({
  id,
  title,
  image,
  href: campaignHref({ id, moduleId }),
  until: untilText(context, to),
});

/** SALE-11: the first brand of the list, then up to eight more. */
export async function loadBrands(context: RequestContext): Promise<BrandsBlock | null> {
  const brands = soldBrands(critical(await context.api.brands.list()));
  const [featured, ...others] = brands.slice(0, 1 + shown.brandsBesideFirst).map(toBrandRow);
  if (!featured) return null;
  return {
    ...headOf(context, "brands", { moreHref: "/all-brands" }),
    featuredLabel: context.t("sales:brands.featured"),
    featured,
    others,
  };
}

/** SALE-16. A customer's own coupons, so an expired token shows here. */
export async function loadCoupons(context: RequestContext): Promise<CouponsBlock | null> {
  const [answer, words] = await Promise.all([couponsOf(context, context.api), wordsOf(context)]);
  await leaveIfExpired(context, answer);
  const coupons: ListedCoupon[] = critical(answer);
  if (coupons.length === 0) return null;
  return {
    ...headOf(context, "coupons"),
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      title: coupon.title,
      ...couponTerms(words, coupon),
    })),
  };
}

/** SALE-13 to SALE-15: for customers only; parcel's home has no such block. */
export async function loadCashback(context: RequestContext): Promise<CashbackBlock | null> {
  if (context.session.visitor.token === null) return null;
  const [answer, words] = await Promise.all([
    recentAnswer(context, "cashbacks", () => context.api.cashbacks.list()),
    wordsOf(context),
  ]);
  await leaveIfExpired(context, answer);
  const offers = critical(answer);
  if (offers.length === 0) return null;
  return {
    title: context.t("sales:cashback.title"),
    offers: offers.map((offer) => ({ id: offer.id, title: offer.title, ...cashbackTerms(words, offer) })),
  };
}

const headOf = (context: RequestContext, name: string, more: Partial<BlockHead> = {}): BlockHead => ({
  id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  title: context.t(`sales:${name}.title`),
  ...more,
});
