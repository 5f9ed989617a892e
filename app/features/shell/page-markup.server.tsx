import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { environment } from "~/env.server";
import { CartProvider } from "~/features/cart/CartContext";
import { type CartSummary, emptyCart } from "~/features/cart/cart-summary";
import { type ShopFacts, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import type { Wishes } from "~/features/wishlist/wishes";
import type { RouteHandle } from "~/i18n/options";
import { lookUp } from "~/look-up";
import { log } from "~/request/context/log.server";
import {
  fillMarkup,
  fragmentEnd,
  markupKey,
  sharedMarkup,
  slotPlaceholders,
  splitFragments,
} from "~/request/pages/markup-cache.server";
import { pageAddress } from "~/request/pages/page-address";
import type { PageSlots } from "~/request/pages/page-slots.server";
import { personalPaths } from "~/request/pages/personal.server";
import {
  FragmentCollectorProvider,
  type PersonalFragment,
  type PersonalReads,
} from "~/request/pages/personal-fragment";
import { markupOf, withoutData } from "~/request/pages/render-page.server";
import type { RootData } from "~/request/pages/root-data";
import { count } from "~/runtime/process-hooks";
import { ShellProvider, shellViewOf } from "./ShellContext";
import type { ShellData } from "./types";

/** What the layout's loader says. */
type ShopData = {
  shell: ShellData;
  facts: ShopFacts;
  cart: CartSummary;
  wishes: Wishes | null;
  dialog: unknown;
  formResult: unknown;
  news?: unknown;
};

/** All that fragments show of a visitor. */
export type Personal = Pick<ShopData, "cart" | "wishes"> & Pick<ShellData, "customer" | "unread" | "recentSearches">;

/** The document of a visitor with the providers that every component needs, of given data and with a given nonce. */
export type Draw = (document: ReactElement, nonce: string) => ReactElement;

const root = "root";
const shop = "routes/_shop";

/**
 * React's markup of a document whose visitor is one of many: rendered once for all of whom the loaders say the same, but for what fragments
 * and slots show (ADR 0201). Null for a page that is rendered for this visitor alone.
 */
export function pageMarkup(remix: EntryContext, url: string, slots: PageSlots, draw: Draw): Buffer[] | null {
  const data = sharedData(remix);
  const { location } = remix.staticHandlerContext;
  const key = data && markupKey([location.pathname, location.search, data]);
  if (!data || !key) return null;
  const page = withData(remix, data);
  const markup = sharedMarkup(key, (collector) => {
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
  const personal = personalOf(shopOf(remix));
  return fillMarkup(
    markup,
    slots,
    ({ reads }) => shownOf(personal, reads),
    (parts) => renderFragments(parts, page, url, draw),
  );
}

/**
 * The markup, of which a share (`PAGE_CHECK_RATE`) is compared with the page rendered for this visitor alone. Where they differ, which would be
 * a fault of ours, the latter is sent.
 */
export function checkedMarkup(markup: Buffer[], renderWhole: () => string | null): Buffer[] | null {
  if (Math.random() >= environment().pageCheckRate) return markup;
  const shared = Buffer.concat(markup).toString();
  const whole = renderWhole();
  const isEqual = whole === shared;
  count({ event: "page-check", outcome: isEqual ? "equal" : "different" });
  if (!isEqual) log().error({ difference: differenceOf(shared, whole ?? "") }, "shared markup differs from the page");
  return whole === null ? null : [Buffer.from(whole)];
}

const shownCharacters = 60;

/** Where two texts part, without what a visitor might have typed: tags and attribute names alone. */
function differenceOf(shared: string, whole: string) {
  let at = 0;
  while (at < shared.length && shared[at] === whole[at]) at += 1;
  const around = (html: string) => html.slice(Math.max(0, html.lastIndexOf("<", at)), at + shownCharacters);
  const withoutValues = (html: string) => html.replace(/"[^"]*("|$)/g, '""').replace(/>[^<]*/g, ">");
  return { at, shared: withoutValues(around(shared)), whole: withoutValues(around(whole)) };
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
  if (isQuiet || personalPaths.test(location.pathname)) return null;
  const isEvent = rootData.toasts.length > 0 || shopData.formResult !== null || shopData.news !== undefined;
  if (isEvent || shopData.dialog !== null) return null;
  const { formToken, requestId, servedAt } = slotPlaceholders;
  return {
    ...loaderData,
    [root]: { ...rootData, formToken, requestId, servedAt },
    [shop]: withPersonal(shopData, nobodyLike(personalOf(shopData))),
  };
}

const personalOf = ({ cart, wishes, shell: { customer, unread, recentSearches } }: ShopData): Personal => ({
  cart,
  wishes,
  customer,
  unread,
  recentSearches,
});

const withPersonal = <Data extends ShopData>(data: Data, { cart, wishes, ...shell }: Personal): Data => ({
  ...data,
  cart,
  wishes,
  shell: { ...data.shell, ...shell },
});

/** A visitor of the same kind, guest or customer, with nothing of their own. */
const nobodyLike = ({ wishes, customer, unread }: Personal): Personal => ({
  cart: emptyCart,
  wishes: wishes && { items: [], stores: [] },
  customer: customer && { name: "", image: null },
  unread: unread && { count: 0, at: 0 },
  recentSearches: [],
});

/** What a fragment shows of a visitor: whatever it does not read is as of nobody. */
export function shownOf(personal: Personal, reads: PersonalReads): Personal {
  const shown = nobodyLike(personal);
  const { cart, wishes, customer, unread, recentSearches } = personal;
  if (reads.cart) shown.cart = reads.cart === "all" ? cart : { lines: linesOf(cart, reads.cart) };
  if (reads.wishes && wishes) shown.wishes = reads.wishes === "all" ? wishes : wishesOf(wishes, reads.wishes);
  if (reads.customer) Object.assign(shown, { customer, unread });
  if (reads.recentSearches) shown.recentSearches = recentSearches;
  return shown;
}

const linesOf = ({ lines }: CartSummary, item: { itemId: number; isCampaign: boolean }) =>
  lines.filter(({ itemId, isCampaign }) => itemId === item.itemId && isCampaign === item.isCampaign);

const wishesOf = ({ items, stores }: Wishes, { kind, id }: { kind: "item" | "store"; id: number }): Wishes => ({
  items: kind === "item" ? items.filter((item) => item === id) : [],
  stores: kind === "store" ? stores.filter((store) => store === id) : [],
});

const withData = (remix: EntryContext, loaderData: Record<string, unknown>): EntryContext => ({
  ...withoutData(remix),
  renderMeta: {},
  staticHandlerContext: { ...remix.staticHandlerContext, loaderData },
});

/** The markup of each fragment by itself, in a document of the root and the layout alone; null when one fails. */
function renderFragments(
  parts: { fragment: PersonalFragment; shown: Personal }[],
  page: EntryContext,
  url: string,
  draw: Draw,
): string[] | null {
  const { matches, location } = page.staticHandlerContext;
  const shopData = shopOf(page);
  const current = pageAddress(location);
  const fragments = parts.map(({ fragment, shown }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>
      <PersonalProviders data={withPersonal(shopData, shown)} current={current}>
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
