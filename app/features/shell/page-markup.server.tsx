import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { CartProvider } from "~/features/cart/CartContext";
import { ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import type { RouteHandle } from "~/i18n/options";
import { lookUp } from "~/look-up";
import { withDistance } from "~/request/pages/distance-of-address";
import { fillMarkup, markupKey, type SharedMarkup, sharedMarkup } from "~/request/pages/markup-cache.server";
import {
  addressPlaceholder,
  fragmentEnd,
  type PageAddresses,
  slotPlaceholders,
  splitFragments,
} from "~/request/pages/markup-pieces.server";
import { pageAddress } from "~/request/pages/page-address";
import { comparePages, isSampled } from "~/request/pages/page-check.server";
import { filled, type PagePart, type PageSlots, rootSlots } from "~/request/pages/page-slots.server";
import { personalPaths } from "~/request/pages/personal.server";
import { FragmentCollectorProvider, type PersonalFragment } from "~/request/pages/personal-fragment";
import { markupOf, withoutData } from "~/request/pages/render-page.server";
import type { RootData } from "~/request/pages/root-data";
import { withoutDialog } from "~/ui/dialog-href";
import type { DialogData } from "./dialogs.server";
import { nobodyLike, type Personal, personalOf, type ShopData, shownOf, withPersonal } from "./personal-data";
import { ShellProvider, shellViewOf } from "./ShellContext";

/** A document with the providers that every component needs, in the language of its visitor and with a given nonce. */
export type Draw = (document: ReactElement, nonce: string) => ReactElement;

/** A document that many visitors share, and what renders their fragments: the data of a visitor with nothing of their own. */
export type SharedPage = { markup: SharedMarkup; page: EntryContext; dataBytes: number; url: string; draw: Draw };

const root = "root";
const shop = "routes/_shop";

/** Dialogs that show the same to many: of the others each would take room that nobody asks for again. */
const sharedDialogs: ReadonlySet<string> = new Set<DialogData["name"]>(["item", "location", "menu", "modules"]);

/**
 * The document without its visitor: rendered once for all of whom the loaders say the same, but for what fragments and slots show (ADR 0201). Null
 * for a page that is rendered for this visitor alone.
 */
export function sharedPage(remix: EntryContext, url: string, draw: Draw): SharedPage | null {
  const data = sharedData(remix);
  const { location } = remix.staticHandlerContext;
  const search = withDistance(location.search, slotPlaceholders.distance);
  const written = data && markupKey([location.pathname, search, data]);
  if (!data || !written) return null;
  const page = withData(withSearch(remix, search), data);
  const frames = () => ({
    page: [location.pathname, search, data[root], data[shop]],
    shared: [{ ...(data[root] as RootData), toasts: [], dialogStyles: [] }, dataOfFrame(data[shop] as ShopData)],
  });
  const markup = sharedMarkup(written.key, frames, (collector) => {
    const html = markupOf(
      draw(
        <FragmentCollectorProvider value={collector}>
          <RemixServer context={page} url={url} />
        </FragmentCollectorProvider>,
        slotPlaceholders.nonce,
      ),
    );
    return html === null ? null : { html, hasScripts: page.renderMeta?.didRenderScripts ?? false };
  });
  if (!markup) return null;
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = markup.hasScripts;
  return { markup, page, dataBytes: written.bytes, url, draw };
}

/** `isOwn`: rendered whole for this visitor, with their own slots. */
type FilledMarkup = { parts: PagePart[]; isOwn: boolean };

/** The markup for one visitor; null when a part of it fails. A share is rendered whole as well and compared: then that is the markup where they differ. */
export function fillPage(shared: SharedPage, slots: PageSlots, personal: Personal): FilledMarkup | null {
  const { page, url, draw } = shared;
  const { location } = page.staticHandlerContext;
  const search = location.search.replace(slotPlaceholders.distance, slots.distance);
  const parts = fillMarkup(
    shared.markup,
    { at: personal.place, address: addressesOf(pageAddress({ ...location, search })) },
    ({ reads }) => shownOf(personal, reads),
    (parts) => renderFragments(parts, shared),
  );
  if (parts === null || !isSampled()) return parts && { parts, isOwn: false };
  const own = withData(withSearch(page, search), dataFor(shared, personal, slots).loaderData);
  const html = markupOf(draw(<RemixServer context={own} url={url} nonce={slots.nonce} />, slots.nonce));
  if (html === null) return null;
  const whole = Buffer.from(html);
  return comparePages(filled(parts, slots), whole) ? { parts, isOwn: false } : { parts: [whole], isOwn: true };
}

/** What all pages of a kind have of it. */
const dataOfFrame = ({ shell, facts }: ShopData) => ({ shell, facts });

/** As `dialogHref` continues it. */
function addressesOf(page: string): PageAddresses {
  const plain = withoutDialog(page);
  return { page, dialogs: plain + (plain.includes("?") ? "&" : "?") };
}

/** What the layout's loader said of the visitor. */
export const visitorOfPage = (remix: EntryContext): Personal => personalOf(shopOf(remix));

/** The loaders' data of the page for a visitor, as Remix would hand them over. */
export function dataFor({ page }: SharedPage, personal: Personal, slots: PageSlots) {
  const { loaderData, actionData, errors } = page.staticHandlerContext;
  const data = { [root]: { ...loaderData[root], ...rootSlots(slots) }, [shop]: withPersonal(shopOf(page), personal) };
  return { loaderData: { ...loaderData, ...data }, actionData, errors };
}

const shopOf = ({ staticHandlerContext }: EntryContext) => staticHandlerContext.loaderData[shop] as ShopData;

/** The loaders' data of a page that may be shared, without what only fragments and slots show; null for any other page. */
function sharedData(remix: EntryContext): Record<string, unknown> | null {
  const { loaderData, errors, actionData, matches, location } = remix.staticHandlerContext;
  const rootData = loaderData[root] as RootData | undefined;
  const shopData = loaderData[shop] as ShopData | undefined;
  if (!rootData || !shopData || errors || actionData) return null;
  const isQuiet = matches.some(
    ({ route }) => (lookUp(remix.routeModules, route.id)?.handle as RouteHandle | undefined)?.quiet,
  );
  // The cart's own page is a fragment as a whole.
  if (isQuiet || location.pathname === "/cart" || personalPaths.test(location.pathname)) return null;
  const isEvent = rootData.toasts.length > 0 || shopData.formResult !== undefined || shopData.news !== undefined;
  if (isEvent || (shopData.dialog && !sharedDialogs.has(shopData.dialog.name))) return null;
  return {
    ...loaderData,
    [root]: { ...rootData, ...rootSlots(slotPlaceholders) },
    [shop]: withPersonal(shopData, nobodyLike(personalOf(shopData))),
  };
}

/** The same page at an address with another query. */
export const withSearch = (remix: EntryContext, search: string): EntryContext => ({
  ...remix,
  staticHandlerContext: {
    ...remix.staticHandlerContext,
    location: { ...remix.staticHandlerContext.location, search },
  },
});

/** Holds nothing of the request: Remix's own `serializeError` would. */
const withData = (remix: EntryContext, loaderData: Record<string, unknown>): EntryContext => ({
  ...withoutData(remix),
  renderMeta: {},
  serializeError: ({ message }) => ({ message }),
  staticHandlerContext: { ...remix.staticHandlerContext, loaderData },
});

/** The markup of each fragment by itself, in a document of the root and the layout alone; null when one fails. */
function renderFragments(
  parts: { fragment: PersonalFragment; shown: Personal }[],
  { page, url, draw }: SharedPage,
): string[] | null {
  const { matches, location } = page.staticHandlerContext;
  const shopData = shopOf(page);
  const current = pageAddress(location);
  const fragments = parts.map(({ fragment, shown }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>
      <PersonalProviders
        data={withPersonal(shopData, shown)}
        current={fragment.ofAllPages ? addressPlaceholder : current}
      >
        {fragment.element}
      </PersonalProviders>
      {fragmentEnd}
    </Fragment>
  ));
  const ids = [root, shop];
  const routeOf = (id: string) => ({ ...lookUp(page.manifest.routes, id), id, hasLoader: true });
  const only: EntryContext = {
    ...page,
    manifest: { ...page.manifest, routes: { [root]: routeOf(root), [shop]: { ...routeOf(shop), path: "*" } } },
    routeModules: { [root]: { default: Outlet }, [shop]: { default: () => <>{fragments}</> } },
    staticHandlerContext: {
      ...page.staticHandlerContext,
      matches: matches.filter(({ route }) => ids.includes(route.id)),
    },
  } as EntryContext;
  const html = markupOf(draw(<RemixServer context={only} url={url} />, slotPlaceholders.nonce));
  return html === null ? null : splitFragments(html);
}

type PersonalProvidersProps = { data: ShopData; current: string; children: ReactNode };

const PersonalProviders = ({ data: { facts, cart, wishes, shell }, current, children }: PersonalProvidersProps) => (
  <ShopFactsProvider value={facts}>
    <CartProvider cart={cart}>
      <WishlistProvider wishes={wishes}>
        <ShellProvider value={shellViewOf(shell, current, false)}>{children}</ShellProvider>
      </WishlistProvider>
    </CartProvider>
  </ShopFactsProvider>
);
