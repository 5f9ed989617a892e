import type { ParcelCategory, Slide, VideoContent } from "~/delivery-api";
import { loadTrackForm } from "~/features/orders/load-tracking.server";
import { withPlus } from "~/features/orders/order-view";
import type { TrackFormData, TrackTexts } from "~/features/orders/TrackForm";
import { critical, secondary } from "~/request/pages/critical.server";
import type { Shop } from "~/request/context/request-context.server";
import type { BlockHead } from "~/ui/Section";
import { headOf } from "./head.server";

export type ParcelCategoriesBlock = BlockHead & {
  categories: (Pick<ParcelCategory, "id" | "name" | "description" | "image"> & { href: string })[];
};
export type SlidesBlock = BlockHead & { slides: Slide[] };
export type VideoBlock = BlockHead & Pick<VideoContent, "media" | "contents"> & { watch: string };

export type TrackHero = { title: string; form: TrackFormData; texts: TrackTexts };

/** The track form of the parcel home's hero, for everybody with the phone (HOME-parc-08); a customer finds their own in it. */
export const loadTrackHero = async (shop: Shop): Promise<TrackHero> => ({
  title: shop.t("orders:track.title"),
  form: await heroForm(shop),
  texts: {
    order: shop.t("orders:track.order"),
    phone: shop.t("orders:track.phone"),
    phoneHint: shop.t("orders:track.phoneHint"),
    submit: shop.t("home:trackNow"),
  },
});

async function heroForm(shop: Shop): Promise<TrackFormData> {
  const form = loadTrackForm(shop);
  const customer = form.needsPhone ? null : secondary(await shop.api.customer.info(), null);
  return customer ? { ...form, phone: withPlus(customer.phone) } : form;
}

/** HOME-parc-01 to HOME-parc-03. */
export async function loadParcelCategories(shop: Shop): Promise<ParcelCategoriesBlock | null> {
  const categories = critical(await shop.api.parcel.categories());
  if (categories.length === 0) return null;
  return {
    ...headOf(shop, "parcelCategories", { text: shop.t("home:parcelCategoriesText") }),
    categories: categories.map(({ id, name, description, image }) => ({
      id,
      name,
      description,
      image,
      href: `/parcel-delivery-info?category=${id}`,
    })),
  };
}

/** HOME-parc-04. */
export async function loadParcelBanners(shop: Shop): Promise<SlidesBlock | null> {
  return slidesBlock(shop, "parcelBanners", critical(await shop.api.banners.parcel()));
}

/** HOME-parc-05. */
export async function loadWhyChoose(shop: Shop): Promise<SlidesBlock | null> {
  return slidesBlock(shop, "whyChoose", critical(await shop.api.banners.whyChoose()));
}

const slidesBlock = (shop: Shop, name: string, slides: Slide[]): SlidesBlock | null =>
  slides.length === 0 ? null : { ...headOf(shop, name), slides };

/** HOME-parc-06, HOME-parc-07. */
export async function loadVideo(shop: Shop): Promise<VideoBlock | null> {
  const { title, media, contents } = critical(await shop.api.banners.video());
  if (media === null && contents.length === 0) return null;
  return { ...headOf(shop, "video", title ? { text: title } : {}), media, contents, watch: shop.t("home:watch") };
}
