import type { ParcelCategory, Slide, VideoContent } from "~/delivery-api";
import { loadTrackForm } from "~/features/orders/load-tracking.server";
import { withPlus } from "~/features/orders/order-view";
import type { TrackFormData, TrackTexts } from "~/features/orders/TrackForm";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import type { BlockHead } from "~/ui/Section";
import { headOf } from "./head.server";

export type ParcelCategoriesBlock = BlockHead & {
  categories: (Pick<ParcelCategory, "id" | "name" | "description" | "image"> & { href: string })[];
};
export type SlidesBlock = BlockHead & { slides: Slide[] };
export type VideoBlock = BlockHead & Pick<VideoContent, "media" | "contents"> & { watch: string };

/** `send`: how the link to what can be sent is called, which on a phone stands below the form. */
export type TrackHero = { title: string; send: string; form: TrackFormData; texts: TrackTexts };

/** The track form of the parcel home's hero, for everybody with the phone (HOME-parc-08); a customer finds their own in it. */
export const loadTrackHero = async (context: RequestContext): Promise<TrackHero> => ({
  title: context.t("orders:track.title"),
  send: context.t("home:sendParcel"),
  form: await heroForm(context),
  texts: {
    order: context.t("orders:track.order"),
    phone: context.t("orders:track.phone"),
    phoneHint: context.t("orders:track.phoneHint"),
    submit: context.t("home:trackNow"),
  },
});

async function heroForm(context: RequestContext): Promise<TrackFormData> {
  const form = loadTrackForm(context);
  const customer = form.constraints.phone.required ? null : secondary(await context.api.customer.info(), null);
  return customer ? { ...form, phone: withPlus(customer.phone) } : form;
}

/** HOME-parc-01 to HOME-parc-03. */
export async function loadParcelCategories(context: RequestContext): Promise<ParcelCategoriesBlock | null> {
  const categories = critical(await context.api.parcel.categories());
  if (categories.length === 0) return null;
  return {
    ...headOf(context, "parcelCategories", { text: context.t("home:parcelCategoriesText") }),
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
export async function loadParcelBanners(context: RequestContext): Promise<SlidesBlock | null> {
  return slidesBlock(context, "parcelBanners", critical(await context.api.banners.parcel()));
}

/** HOME-parc-05. */
export async function loadWhyChoose(context: RequestContext): Promise<SlidesBlock | null> {
  return slidesBlock(context, "whyChoose", critical(await context.api.banners.whyChoose()));
}

const slidesBlock = (context: RequestContext, name: string, slides: Slide[]): SlidesBlock | null =>
  slides.length === 0 ? null : { ...headOf(context, name), slides };

/** HOME-parc-06, HOME-parc-07. */
export async function loadVideo(context: RequestContext): Promise<VideoBlock | null> {
  const { title, media, contents } = critical(await context.api.banners.video());
  if (media === null && contents.length === 0) return null;
  return { ...headOf(context, "video", title ? { text: title } : {}), media, contents, watch: context.t("home:watch") };
}
