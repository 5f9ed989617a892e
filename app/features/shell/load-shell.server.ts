import { type LandingPage, mapResult } from "~/delivery-api";
import type { CartSummary } from "~/features/cart/cart-summary";
import { loadCart } from "~/features/cart/load-cart.server";
import { fallbackConfig, type ShopFacts, type VisitorPlace } from "~/features/catalogue/ShopFacts";
import { loadUnread } from "~/features/chat/unread.server";
import { kindText } from "~/features/modules/kind-text.server";
import { loadRunning } from "~/features/orders/running.server";
import type { Wishes } from "~/features/wishlist/wishes";
import { loadWishes } from "~/features/wishlist/wishlist.server";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { Area, zoneIdsOf } from "~/session/place.server";
import type { Personal } from "./personal-data";
import type { ShellData } from "./types";

/** The frame of a page: configuration, modules, who the visitor is, their cart and wishes. All calls side by side; none of them may break the page. */
export async function loadShell(
  context: RequestContext,
): Promise<{ shell: ShellData; facts: ShopFacts; cart: CartSummary; wishes: Wishes | null }> {
  const { session } = context;
  const [configResult, landing, modules, personal] = await Promise.all([
    context.api.config.get(),
    context.api.landing.get(),
    context.api.modules.list(),
    loadPersonal(context),
  ]);
  const { customer, cart, wishes, unread, recentSearches, running, place } = personal;
  const config = secondary(configResult, null);
  const zones = session.area && zoneIdsOf(session.area);
  const shell: ShellData = {
    origin: context.publicOrigin,
    businessName: config?.businessName ?? "Doorstep",
    config: config && {
      logo: config.logo,
      email: config.email,
      phone: config.phone,
      address: config.address,
      socialMedia: config.socialMedia,
      appLinks: landing.ok && landing.value.app.isTold ? appLinksOf(landing.value) : config.appLinks,
      footerText: config.footerText,
      policies: config.policies,
      wallet: config.wallet,
      loyalty: config.loyalty,
      referral: config.referral,
    },
    landing: landing.ok
      ? {
          newsletterTitle: landing.value.newsletterTitle,
          newsletterSubtitle: landing.value.newsletterSubtitle,
          footerDescription: landing.value.footerDescription,
          storeOwnerUrl: landing.value.storeOwner.url,
          deliveryManUrl: landing.value.deliveryMan.url,
        }
      : null,
    modules: secondary(modules, [])
      .filter(({ zoneIds }) => zones === null || zoneIds.some((id) => zones.includes(id)))
      .map(({ id, type, name, icon }) => ({ id, type, name, icon })),
    module: session.module,
    words: { search: kindText(context, "searchPlaceholder"), stores: kindText(context, "storeLists.all") },
    customer,
    unread,
    running,
    recentSearches,
    settings: { language: context.language, theme: session.settings.theme, isLite: context.isLite },
  };
  const { currency, timeFormat, scheduleOrders, guestCheckout, freeDelivery, taxIncluded } = config ?? fallbackConfig;
  const facts: ShopFacts = {
    currency,
    timeFormat,
    scheduleOrders,
    guestCheckout,
    freeDelivery,
    taxIncluded,
    module: session.module,
    isSignedIn: session.visitor.token !== null,
    hasPlace: session.area !== null,
    place,
  };
  return { shell, facts, cart, wishes };
}

function visitorPlace({ area }: RequestContext["session"]): VisitorPlace | null {
  if (!area) return null;
  const { address, latitude, longitude } = Area.placeOf(area);
  return { address, latitude, longitude };
}

/** NAV-24, NAV-25: landing data say it (DATA-22); some servers say it in the config. */
const appLinksOf = ({ app: { playStore, appStore } }: LandingPage) => ({ playStore, appStore });

/** All that fragments show of the visitor (ADR 0201). */
export async function loadPersonal(context: RequestContext): Promise<Personal> {
  const { session } = context;
  const [customer, cart, wishes, unread, next] = await Promise.all([
    loadCustomer(context),
    loadCart(context),
    loadWishes(context),
    loadUnread(context),
    loadRunning(context),
  ]);
  const running = next ? [next] : [];
  const recentSearches = session.settings.searches;
  return { customer, cart, wishes, unread, recentSearches, running, place: visitorPlace(session) };
}

/** A customer whose name cannot be had at the moment is still one, with all that is theirs (ROLE-04). */
const unnamed: ShellData["customer"] = { name: "", image: null };

/** The signed-in customer's name and picture. Asked for once a minute, so this is where an expired token shows (SES-08). */
async function loadCustomer(context: RequestContext): Promise<ShellData["customer"]> {
  if (context.session.visitor.token === null) return null;
  const ask = async () =>
    mapResult(await context.api.customer.info(), ({ firstName, image }) => ({ name: firstName, image }));
  const customer = await recentAnswer(context, "customer", ask, { shownBy: "fragments" });
  await leaveIfExpired(context, customer);
  return secondary(customer, unnamed);
}
