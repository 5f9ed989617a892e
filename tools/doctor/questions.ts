import type { SearchInput } from "../../app/delivery-api/calls";
import type { DeliveryApi } from "../../app/delivery-api/delivery-client.server";
import type { Config, Coordinates, Item, Store, TextPageKey } from "../../app/delivery-api/model";
import type { Result } from "../../app/delivery-api/result";
import type { ModuleType } from "../../app/module-kinds";

/** A store of the module and an item of it, where it has any. */
type Known = { store: Store | null; item: Item | null };

/** What customers see of the answer, and the question itself; null where it cannot be put. */
export type ModuleQuestion = [
  shows: string,
  put: (api: DeliveryApi, known: Known) => Promise<Result<unknown>> | null,
  only?: ModuleType[],
];

const rows = 10;
const searchFor = (name: string): SearchInput => ({
  dataType: "searched",
  name,
  categoryIds: [],
  brandIds: [],
  filters: [],
  rating: null,
  price: { min: 0, max: 0 },
  page: 1,
  limit: rows,
});

/** Questions about a module that has stores. */
export const storeQuestions: ModuleQuestion[] = [
  ["the banners of the home", (api) => api.banners.list()],
  ["the promotional banners of the home", (api) => api.banners.promotional(), ["grocery", "pharmacy", "ecommerce"]],
  ["the categories", (api) => api.categories.list()],
  ["the featured categories of the home", (api) => api.categories.featured(), ["ecommerce"]],
  ["the items of featured categories", (api) => api.categories.featuredItems(rows), ["ecommerce"]],
  ["popular stores", (api) => api.stores.popular(1, rows)],
  ["new stores", (api) => api.stores.latest(1, rows)],
  [
    "the best rated stores",
    (api) => api.stores.listing({ tab: "top_rated", filter: "all", categoryIds: [], page: 1, limit: rows }),
  ],
  ["the list of all stores", (api) => api.stores.list({ filter: "all", type: "all", page: 1, limit: rows })],
  ["popular items", (api) => api.items.popular(1, rows)],
  ["special offers", (api) => api.items.discounted(1, rows)],
  ["new arrivals", (api) => api.items.newArrivals(rows), ["ecommerce", "pharmacy"]],
  ["the best reviewed items", (api) => api.items.bestReviewed(rows)],
  ["recommended items", (api) => api.items.recommended()],
  ["running campaigns", (api) => api.campaigns.running()],
  ["items of campaigns", (api) => api.campaigns.items()],
  ["the flash sale", (api) => api.flashSales.running(), ["ecommerce", "grocery", "pharmacy"]],
  ["the brands", (api) => api.brands.list(), ["ecommerce"]],
  ["common conditions", (api) => api.conditions.list(), ["pharmacy"]],
  ["items found by a search", (api, { item }) => api.search.items(searchFor(firstWord(item)))],
  ["stores found by a search", (api, { item }) => api.search.stores(searchFor(firstWord(item)))],
  ["suggestions while typing", (api, { item }) => api.search.suggestions(firstWord(item))],
  ["the page of a store", (api, { store }) => store && api.stores.details(store.slug || store.id)],
  ["the items of a store", (api, { store }) => store && api.items.ofStore(store.id, { page: 1, limit: rows })],
  ["the popular items of a store", (api, { store }) => store && api.items.popularOfStore(store.id)],
  ["what customers say of a store", (api, { store }) => store && api.stores.reviews(store.id)],
  ["an item's options, and with them the item", (api, { item }) => item && api.items.details(item.slug || item.id)],
  ["the vehicle's part of the delivery fee", (api) => api.orders.vehicleCharge(2)],
];

/** Questions about a module that sends parcels. */
export const parcelQuestions: ModuleQuestion[] = [
  ["what can be sent", (api) => api.parcel.categories()],
  ["instructions for the courier", (api) => api.parcel.instructions()],
  ["the pictures of the home", (api) => api.banners.parcel()],
  ["reasons to choose the service", (api) => api.banners.whyChoose()],
  ["the film of the home", (api) => api.banners.video()],
  ["reasons to cancel a parcel", (api) => api.orders.cancellationReasons({ isParcel: true })],
];

/** Questions that belong to no module; each is put once. */
export function generalQuestions(
  config: Config,
  point: Coordinates,
): [shows: string, put: (api: DeliveryApi) => Promise<Result<unknown>>][] {
  const policies: [TextPageKey, boolean][] = [
    ["about", true],
    ["terms", true],
    ["privacy", true],
    ["refund", config.policies.refund],
    ["cancellation", config.policies.cancellation],
    ["shipping", config.policies.shipping],
  ];
  const texts = policies
    .filter(([, isOn]) => isOn)
    .map(([page]): [string, (api: DeliveryApi) => Promise<Result<unknown>>] => [
      `the page "${page}"`,
      (api) => api.landing.text(page),
    ]);
  return [
    ["the landing page's texts and the footer's", (api) => api.landing.get()],
    ...texts,
    ...(config.paymentMethods.includes("offline_payment")
      ? ([["the ways of manual payment", (api) => api.payments.offlineMethods()]] as typeof texts)
      : []),
    ["reasons to cancel an order", (api) => api.orders.cancellationReasons()],
    ["addresses while typing", (api) => api.geo.autocomplete(config.address || config.businessName)],
    ["the address of a point on the map", (api) => api.geo.reverse(point)],
    [
      "the length of the way, and with it the delivery fee",
      (api) => api.geo.distance(point, { ...point, latitude: point.latitude + 0.01 }),
    ],
  ];
}

/** What a customer's questions go by: the fee of which zone and module, and when, as `YYYY-MM-DD HH:mm:ss` of the operator. */
export type CustomerFacts = { config: Config; zoneId: number | undefined; moduleId: number | undefined; at: string };

/** Questions that only a signed-in customer may put. */
export const customerQuestions: [
  shows: string,
  put: (api: DeliveryApi, facts: CustomerFacts) => Promise<Result<unknown>> | null,
][] = [
  ["the profile", (api) => api.customer.info()],
  ["saved addresses", (api) => api.addresses.list()],
  ["the cart", (api) => api.cart.list()],
  ["the wishlist", (api) => api.wishlist.list()],
  ["running orders", (api) => api.orders.running(1)],
  ["past orders", (api) => api.orders.history(1)],
  ["the customer's coupons", (api) => api.coupons.list()],
  ["the wallet", (api, { config }) => (config.wallet ? api.wallet.transactions("all", 1, rows) : null)],
  ["loyalty points", (api, { config }) => (config.loyalty ? api.loyalty.transactions(1, rows) : null)],
  ["notifications", (api) => api.customer.notifications(1, rows)],
  ["chats", (api) => api.messages.list(1, rows)],
  [
    "the surge on the delivery fee",
    (api, { zoneId, moduleId, at }) =>
      zoneId === undefined || moduleId === undefined ? null : api.orders.surge(zoneId, moduleId, at),
  ],
  ["reasons for a refund", (api, { config }) => (config.refunds ? api.orders.refundReasons() : null)],
];

const firstWord = (item: Item | null): string => item?.name.split(/\s+/)[0] ?? "a";
