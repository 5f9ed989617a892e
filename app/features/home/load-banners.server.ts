import type { Banner } from "~/delivery-api";
import { campaignHref } from "~/features/catalogue/campaign-href";
import { productHref } from "~/features/catalogue/item-href";
import { storeHref } from "~/features/catalogue/store-href";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import type { ChosenModule } from "~/session/visitor.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { bannersInView, shownBanners } from "./rules";

export type HomeBanner = { id: string; title: string; image: string | null; href: string | null };
export type BannersBlock = { label: string; banners: HomeBanner[]; inView: number };

/** The module of a home page; nobody reaches one without it. */
export function moduleOf(context: RequestContext): ChosenModule {
  const { module } = context.session;
  if (!module) throw new Error("a home without a module");
  return module;
}

export async function loadBanners(context: RequestContext): Promise<BannersBlock | null> {
  const module = moduleOf(context);
  const banners = shownBanners(module.type, critical(await context.api.banners.list()));
  if (banners.length === 0) return null;
  return {
    label: context.t("home:banners"),
    banners: banners.map(({ id, title, image, target }) => ({ id, title, image, href: bannerHref(context, target) })),
    inView: bannersInView(module.type, banners.length),
  };
}

/** Where a banner leads (HOME-all-02 to HOME-all-05). */
function bannerHref(context: RequestContext, target: Banner["target"]): string | null {
  const module = moduleOf(context);
  switch (target?.kind) {
    case "link":
      return target.href;
    case "store":
      return storeHref({
        id: 0,
        slug: target.idOrSlug,
        moduleId: module.id,
        zoneId: target.zoneId ?? 0,
        distance: null,
      });
    case "item":
      return module.type === "food"
        ? dialogHref(withoutDialog(context.url.pathname + context.url.search), "item", { item: target.idOrSlug })
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
