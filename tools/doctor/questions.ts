import type { SearchInput } from "../../app/delivery-api/calls";
import type { DeliveryApi } from "../../app/delivery-api/delivery-client.server";
import type { Config, Coordinates, Item, Store, TextPageKey } from "../../app/delivery-api/model";
import type { Result } from "../../app/delivery-api/result";
import type { ModuleType } from "../../app/module-kinds";

/** A store of the module and an item of it, where it has any. */
type Known = { store: Store | null; item: Item | null };

/** What customers see of the answer, and the question itself, by what is known; null where it cannot be put. */
type Question<K> = [shows: string, put: (api: DeliveryApi, known: K) => Promise<Result<unknown>> | null];

/** A question, the kinds of modules that it is put for where not for all, and one that its answer leads to. */
export type LeadingQuestion<K> = [...Question<K>, only?: ModuleType[] | null, next?: Question<unknown>];

export type ModuleQuestion = LeadingQuestion<Known>;

/** A question about something that another one's answer names. */
const leading = <T, K>(
  shows: string,
  put: (api: DeliveryApi, known: K) => Promise<Result<T>> | null,
  [showsNext, putNext]: Question<T>,
  only: ModuleType[] | null = null,
): LeadingQuestion<K> => [shows, put, only, [showsNext, (api, answer) => putNext(api, answer as T)]];

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
  leading("the categories", (api) => api.categories.list(), [
    "the items of a category",
    (api, [category]) =>
      category ? api.items.ofCategory(category.slug || category.id, { page: 1, limit: rows }) : null,
  ]),
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
  leading("running campaigns", (api) => api.campaigns.running(), [
    "the page of a campaign",
    (api, [campaign]) => (campaign ? api.campaigns.details(campaign.id) : null),
  ]),
  ["items of campaigns", (api) => api.campaigns.items()],
  leading(
    "the flash sale",
    (api) => api.flashSales.running(),
    ["the page of the flash sale", (api, running) => running && api.flashSales.items(running.sale.id, 1, rows)],
    ["ecommerce", "grocery", "pharmacy"],
  ),
  ["the brands", (api) => api.brands.list(), ["ecommerce"]],
  ["basic medicines", (api) => api.items.basic(rows), ["pharmacy"]],
  leading(
    "common conditions",
    (api) => api.conditions.list(),
    [
      "the items for a common condition",
      (api, [condition]) => (condition ? api.conditions.items(condition.id, rows) : null),
    ],
    ["pharmacy"],
  ),
  ["items found by a search", (api, { item }) => api.search.items(searchFor(firstWord(item)))],
  ["stores found by a search", (api, { item }) => api.search.stores(searchFor(firstWord(item)))],
  ["suggestions while typing", (api, { item }) => api.search.suggestions(firstWord(item))],
  ["the page of a store", (api, { store }) => store && api.stores.details(store.slug || store.id)],
  ["the items of a store", (api, { store }) => store && api.items.ofStore(store.id, { page: 1, limit: rows })],
  [
    "items found by a search in a store",
    (api, { store, item }) =>
      store && api.items.searchOfStore(store.id, { name: firstWord(item), page: 1, limit: rows }),
  ],
  ["the coupons that guests may use", (api, { store }) => store && api.coupons.list(store.id)],
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
export function generalQuestions(config: Config, point: Coordinates): LeadingQuestion<void>[] {
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
    .map(([page]): LeadingQuestion<void> => [`the page "${page}"`, (api) => api.landing.text(page)]);
  return [
    ["the landing page's texts and the footer's", (api) => api.landing.get()],
    ...texts,
    ...(config.paymentMethods.includes("offline_payment")
      ? ([["the ways of manual payment", (api) => api.payments.offlineMethods()]] as typeof texts)
      : []),
    ["reasons to cancel an order", (api) => api.orders.cancellationReasons()],
    leading("addresses while typing", (api) => api.geo.autocomplete(config.address || config.businessName), [
      "the place of an address that was chosen",
      (api, [suggestion]) => (suggestion ? api.geo.place(suggestion.placeId) : null),
    ]),
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
export const customerQuestions: LeadingQuestion<CustomerFacts>[] = [
  ["the profile", (api) => api.customer.info()],
  ["saved addresses", (api) => api.addresses.list()],
  ["the cart", (api) => api.cart.list()],
  ["the wishlist", (api) => api.wishlist.list()],
  leading("past orders", (api) => api.orders.history(1), [
    "what was ordered",
    (api, { rows: [order] }) => (order ? api.orders.details(order.id) : null),
  ]),
  leading("running orders", (api) => api.orders.running(1), [
    "the way of an order",
    (api, { rows: [order] }) => (order ? api.orders.track({ orderId: order.id }) : null),
  ]),
  ["the reminder to review an order", (api) => api.reviews.reminder()],
  ["stores to visit again", (api) => api.stores.visited()],
  ["items that may please the customer", (api) => api.search.suggestedItems()],
  ["what the customer can get back", (api) => api.cashbacks.list()],
  ["the customer's coupons", (api) => api.coupons.list()],
  ["the wallet", (api, { config }) => (config.wallet ? api.wallet.transactions("all", 1, rows) : null)],
  ["what is added to money put into the wallet", (api, { config }) => (config.addFund ? api.wallet.bonuses() : null)],
  ["loyalty points", (api, { config }) => (config.loyalty ? api.loyalty.transactions(1, rows) : null)],
  ["notifications", (api) => api.customer.notifications(1, rows)],
  ["chats", (api) => api.messages.list(1, rows)],
  ["chats found by a name", (api) => api.messages.search("a", 1, rows)],
  [
    "the surge on the delivery fee",
    (api, { zoneId, moduleId, at }) =>
      zoneId === undefined || moduleId === undefined ? null : api.orders.surge(zoneId, moduleId, at),
  ],
  ["reasons for a refund", (api, { config }) => (config.refunds ? api.orders.refundReasons() : null)],
];

const firstWord = (item: Item | null): string => item?.name.split(/\s+/)[0] ?? "a";
