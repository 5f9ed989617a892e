import type { Invitation, LandingPage } from "~/delivery-api";
import { environment } from "~/env.server";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStores } from "~/features/catalogue/card.server";
import { type ModuleCard, toModuleCard } from "~/features/modules/module-card.server";
import { servedModules } from "~/features/modules/served-modules.server";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import type { PageCard } from "~/request/pages/page-card";

/** More than these nobody reads. */
const mostTestimonials = 6;
const mostPromotions = 6;

/** A row of the widest grid. */
const popularStores = 4;

/** What the operator says of itself; each part only where it has written one. */
export type LandingTexts = Pick<LandingPage, "promotions" | "app" | "testimonialTitle" | "testimonials" | "company"> & {
  /** Ways to work with the operator that have an application page. */
  invitations: (Omit<Invitation, "url"> & { url: string })[];
};

export type LandingData = {
  /** For search engines and messengers. */
  card: PageCard;
  texts: LandingTexts | null;
  modules: ModuleCard[];
  /** Of the stored place and module; empty before they are chosen. */
  stores: CardStore[];
  placeAddress: string | null;
  /** The operator wants no drawing (BRAND_ART). */
  isPlain: boolean;
};

/** The landing page (RTE-01, RTE-05). Both blocks are extras: the way in works without them. */
export async function loadLanding(context: RequestContext): Promise<LandingData> {
  const { place, module } = context.session;
  const [landing, modules, stores] = await Promise.all([
    context.api.landing.get(),
    servedModules(context),
    place && module && !sendsParcels(module) ? context.api.stores.popular(1, popularStores) : null,
  ]);
  return {
    card: { title: context.t("landing:title"), description: context.t("found:landing"), canonical: "/" },
    texts: landing.ok ? textsOf(landing.value) : null,
    modules: (modules ?? []).map((module) => toModuleCard(context, module)),
    stores: await toCardStores(context, (stores ? secondary(stores, { rows: [] }).rows : []).slice(0, popularStores)),
    placeAddress: place?.address ?? null,
    isPlain: !environment().brandArt,
  };
}

function textsOf({ promotions, app, testimonialTitle, testimonials, company, ...texts }: LandingPage): LandingTexts {
  return {
    promotions: promotions.slice(0, mostPromotions),
    app,
    testimonialTitle,
    testimonials: testimonials.slice(0, mostTestimonials),
    company,
    invitations: [texts.storeOwner, texts.deliveryMan].flatMap(({ url, ...invitation }) =>
      url && invitation.title ? [{ ...invitation, url }] : [],
    ),
  };
}
