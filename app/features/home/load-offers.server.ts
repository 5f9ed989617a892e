import type { Campaign, ListedCoupon } from "~/delivery-api";
import { campaignHref } from "~/features/catalogue/campaign-href";
import type { BrandsBlock } from "~/features/offers/Brands";
import type { CampaignsBlock } from "~/features/offers/Campaigns";
import type { CashbackBlock } from "~/features/offers/Cashback";
import type { CouponsBlock } from "~/features/offers/Coupons";
import { endingOf } from "~/features/offers/ending.server";
import type { FlashSaleBlock } from "~/features/offers/FlashSalePanel";
import { toBrandRow } from "~/features/offers/load-brands.server";
import { flashSaleHref, toFlashItem } from "~/features/offers/load-flash-sale.server";
import { cashbackTerms, couponTerms, untilText, wordsOf } from "~/features/offers/terms.server";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import type { BlockHead } from "~/ui/Section";
import type { ItemsBlock } from "./blocks";
import { moduleOf } from "./load-banners.server";
import { cardsOf } from "./load-items.server";

/** SALE-01, SALE-08, SALE-11. */
const shown = { flash: 15, specialOffer: 15, brandsBesideFirst: 8 };

/** SALE-01, SALE-02, HOME-all-21: only while there is something left to buy. */
export async function loadFlashSale(shop: Shop): Promise<FlashSaleBlock | null> {
  const [running, config] = await Promise.all([shop.api.flashSales.running(), shop.api.config.get()]);
  const { sale, products } = critical(running) ?? { sale: null, products: [] };
  if (sale === null || products.length === 0) return null;
  const scheduling = secondary(config, null)?.scheduleOrders ?? false;
  return {
    id: "flash-sale",
    title: sale.title || shop.t("sales:flash.title"),
    moreHref: flashSaleHref(sale.id),
    ending: endingOf(shop, sale.endsAt),
    over: shop.t("sales:flash.over"),
    items: products.slice(0, shown.flash).map((product) => toFlashItem(shop, product, scheduling)),
  };
}

/** SALE-06 to SALE-09. */
export async function loadSpecialOffer(shop: Shop): Promise<ItemsBlock | null> {
  const { id, type } = moduleOf(shop);
  const { rows } = critical(await shop.api.items.discounted(1, shown.specialOffer));
  if (rows.length === 0) return null;
  return {
    ...headOf(shop, "specialOffer", {
      text: shop.t(`sales:specialOffer.text.${type}`),
      moreHref: `/home?search=special-offer&module_id=${id}&data_type=discounted`,
    }),
    items: await cardsOf(shop, rows),
    look: "playing",
    picture: null,
  };
}

/** Items of campaigns: a row in pharmacy, a grid elsewhere (HOME-food-03, HOME-phar-04, HOME-ecom-03). */
export async function loadJustForYou(shop: Shop): Promise<ItemsBlock | null> {
  const items = critical(await shop.api.campaigns.items());
  if (items.length === 0) return null;
  return {
    ...headOf(shop, "justForYou"),
    items: await cardsOf(shop, items),
    look: moduleOf(shop).type === "pharmacy" ? "row" : "all",
    picture: null,
  };
}

export async function loadCampaigns(shop: Shop): Promise<CampaignsBlock | null> {
  const campaigns = critical(await shop.api.campaigns.running());
  if (campaigns.length === 0) return null;
  return { ...headOf(shop, "campaigns"), campaigns: campaigns.map((campaign) => toCampaignRow(shop, campaign)) };
}

const toCampaignRow = (shop: Shop, { id, title, image, moduleId, to }: Campaign) => ({
  id,
  title,
  image,
  href: campaignHref({ id, moduleId }),
  until: untilText(shop, to),
});

/** SALE-11: the first brand of the list, then up to eight more. */
export async function loadBrands(shop: Shop): Promise<BrandsBlock | null> {
  const brands = critical(await shop.api.brands.list());
  const [featured, ...others] = brands.slice(0, 1 + shown.brandsBesideFirst).map(toBrandRow);
  if (!featured) return null;
  return {
    ...headOf(shop, "brands", { moreHref: "/all-brands" }),
    featuredLabel: shop.t("sales:brands.featured"),
    featured,
    others,
  };
}

/** SALE-16. A customer's own coupons, so an expired token shows here. */
export async function loadCoupons(shop: Shop): Promise<CouponsBlock | null> {
  const [answer, words] = await Promise.all([shop.api.coupons.list(), wordsOf(shop)]);
  await leaveIfExpired(shop, answer);
  const coupons: ListedCoupon[] = critical(answer);
  if (coupons.length === 0) return null;
  return {
    ...headOf(shop, "coupons"),
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      title: coupon.title,
      ...couponTerms(words, coupon),
    })),
  };
}

/** SALE-13 to SALE-15: for customers only; parcel's home has no such block. */
export async function loadCashback(shop: Shop): Promise<CashbackBlock | null> {
  if (shop.session.visitor.token === null) return null;
  const [answer, words] = await Promise.all([shop.api.cashbacks.list(), wordsOf(shop)]);
  await leaveIfExpired(shop, answer);
  const offers = critical(answer);
  if (offers.length === 0) return null;
  return {
    title: shop.t("sales:cashback.title"),
    offers: offers.map((offer) => ({ id: offer.id, title: offer.title, ...cashbackTerms(words, offer) })),
  };
}

const headOf = (shop: Shop, name: string, more: Partial<BlockHead> = {}): BlockHead => ({
  id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  title: shop.t(`sales:${name}.title`),
  ...more,
});
