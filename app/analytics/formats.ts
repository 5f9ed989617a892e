import type { AnalyticsEvent, AnalyticsItem, TrackedEvent } from "./events";

/** Where events go, and what they say of the shop. `currency` is an ISO 4217 code, null where nobody has told it. */
export type Collector = { url: string; publicOrigin: string; currency: string | null };

/** One POST to a collector, and how many events it carries. */
export type CollectorRequest = { url: string; headers: Record<string, string>; body: string; events: number };

type Format = (collector: Collector, batch: readonly TrackedEvent[]) => CollectorRequest[];

/** The languages of collectors: what a batch of events is in each. */
export const analyticsFormats: Record<"json" | "matomo" | "plausible", Format> = { json, matomo, plausible };

const requestOf = (url: string, content: object, events: number, headers = {}): CollectorRequest => ({
  url,
  headers: { "Content-Type": "application/json", "User-Agent": "Mozilla/5.0 (compatible; Doorstep)", ...headers },
  body: JSON.stringify(content),
  events,
});

/** `{ events: [{ name, timestamp, client_id, page_location, params }] }`, with GA4's names. */
function json({ url, publicOrigin, currency }: Collector, batch: readonly TrackedEvent[]): CollectorRequest[] {
  const events = batch.map(({ name, params, at, page, visitor }) => ({
    name,
    timestamp: new Date(at).toISOString(),
    client_id: visitor,
    page_location: publicOrigin + page,
    params: currency !== null && "value" in params ? { currency, ...params } : params,
  }));
  return [requestOf(url, { events }, events.length)];
}

/** Matomo's bulk tracking. The site is told by the address's own query, such as `?idsite=1`. */
function matomo({ url, publicOrigin }: Collector, batch: readonly TrackedEvent[]): CollectorRequest[] {
  const { origin, pathname, searchParams } = new URL(url);
  const requests = batch.map((event) => {
    const { at, page, visitor } = event;
    const common = {
      rec: "1",
      url: publicOrigin + page,
      cdt: String(Math.floor(at / 1000)),
      _id: visitor,
      // All come from this server's address: by `_id` alone Matomo would take the visitors of half an hour for one.
      uid: visitor,
    };
    return `?${new URLSearchParams([...searchParams, ...Object.entries({ ...common, ...matomoAction(event) })])}`;
  });
  return [requestOf(origin + pathname, { requests }, requests.length)];
}

function matomoAction({ name, params }: AnalyticsEvent): Record<string, string> {
  switch (name) {
    case "view_item_list":
      return { action_name: params.item_list_name ?? params.item_list_id };
    case "view_item":
      return matomoProduct(params.items);
    case "search":
      // Without a keyword Matomo takes it for the view of a page.
      return { search: params.search_term ?? "(not told)", search_count: String(params.results) };
    case "purchase":
      return {
        idgoal: "0",
        ec_id: params.transaction_id,
        revenue: String(params.total),
        ec_st: String(params.value),
        ec_tx: String(params.tax),
        ec_sh: String(params.shipping),
        ec_items: JSON.stringify(params.items.map(matomoItem)),
      };
    case "sign_up":
      return { ca: "1", e_c: "account", e_a: name, e_n: params.method };
    default:
      return { ca: "1", e_c: "shop", e_a: name, e_v: String(params.value) };
  }
}

function matomoProduct([item]: AnalyticsItem[]): Record<string, string> {
  if (!item) return {};
  const { item_id, item_name, item_category = "", price } = item;
  return { action_name: item_name, _pks: item_id, _pkn: item_name, _pkc: item_category, _pkp: String(price) };
}

const matomoItem = ({ item_id, item_name, item_category = "", price, quantity }: AnalyticsItem) => [
  item_id,
  item_name,
  item_category,
  price,
  quantity,
];

/** Plausible's events API takes one event a request. The site is PUBLIC_ORIGIN's host, or the address's `?domain=`. */
function plausible({ url, publicOrigin, currency }: Collector, batch: readonly TrackedEvent[]): CollectorRequest[] {
  const { origin, pathname, searchParams } = new URL(url);
  const domain = searchParams.get("domain") ?? new URL(publicOrigin).hostname;
  return batch.map((event) => {
    const { name, params, page, visitor } = event;
    const isSale = event.name === "purchase" && currency !== null;
    const revenue = isSale ? { revenue: { currency, amount: event.params.total } } : {};
    const content = { name, domain, url: publicOrigin + page, props: scalarsOf(params), ...revenue };
    return requestOf(origin + pathname, content, 1, { "X-Forwarded-For": placeholderAddress(visitor) });
  });
}

/** Plausible takes no lists: of several items only their sum is told. */
function scalarsOf(params: AnalyticsEvent["params"]): Record<string, unknown> {
  const [item, ...others] = "items" in params ? params.items : [];
  const scalars = Object.fromEntries(Object.entries(params).filter(([name]) => name !== "items"));
  return item && others.length === 0 ? { ...scalars, ...item } : scalars;
}

/** Plausible tells visitors apart by address: here one that is reserved for documentation (RFC 3849), with their number. */
const placeholderAddress = (visitor: string) => `2001:db8::${visitor.match(/.{4}/g)?.join(":")}`;
