import type { Banner } from "~/delivery-api";
import { campaignHref } from "~/features/catalogue/campaign-href";
import { productHref } from "~/features/catalogue/item-href";
import { storeHref } from "~/features/catalogue/store-href";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { critical } from "~/request/pages/critical.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { homeTraitsOf, moduleOf } from "./module.server";
import { shownBanners } from "./rules";

export type HomeBanner = { id: string; title: string; image: string | null; href: string | null };
export type BannersBlock = { label: string; banners: HomeBanner[]; inView: number };

export async function loadBanners(context: RequestContext): Promise<BannersBlock | null> {
  const { bannersWithCampaigns, bannersInView } = homeTraitsOf(context);
  const banners = shownBanners(critical(await context.api.banners.list()), bannersWithCampaigns);
  if (banners.length === 0) return null;
  return {
    label: context.t("home:banners"),
    banners: banners.map(({ id, title, image, target }) => ({ id, title, image, href: bannerHref(context, target) })),
    inView: bannersInView(banners.length),
  };
}

/** Where a banner leads (HOME-all-02 to HOME-all-05). */
function bannerHref(context: RequestContext, target: Banner["target"]): string | null {
  const module = moduleOf(context);
  switch (target?.kind) {
    case "link":
      return target.href;
    case "store":
      return storeHref({ id: 0, slug: target.idOrSlug, moduleId: module.id, zoneId: target.zoneId });
    case "item":
      return homeTraitsOf(context).bannerItemsOpenIn === "dialog"
        ? dialogHref(withoutDialog(pathOf(context.url)), "item", { item: target.idOrSlug })
        : productHref({ id: 0, slug: target.idOrSlug, moduleId: module.id, isCampaign: false });
    case "campaign":
      return campaignHref({ id: Number(target.id), moduleId: module.id });
    default:
      return null;
  }
}

/** The picture that ends a home (HOME-groc-05). */
export async function loadBottomBanner(context: RequestContext): Promise<{ image: string } | null> {
  const { bottom } = critical(await context.api.banners.promotional());
  return bottom === null ? null : { image: bottom };
}
