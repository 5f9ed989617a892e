import type { SharedCache } from "./cache.server";
import type {
  CallContext,
  CallMetric,
  DeliveryClientEvent,
  SharedAnswer,
  TraceCall,
  UpstreamState,
} from "./call-context";
import { createClient } from "./client.server";
import { addressEndpoints } from "./endpoints/address";
import { authEndpoints } from "./endpoints/auth";
import { cartEndpoints } from "./endpoints/cart";
import { bannerEndpoints, categoryEndpoints, conditionEndpoints, parcelEndpoints } from "./endpoints/catalogue";
import { configEndpoints, landingEndpoints, moduleEndpoints } from "./endpoints/config";
import { couponEndpoints } from "./endpoints/coupons";
import { customerEndpoints } from "./endpoints/customer";
import { geoEndpoints } from "./endpoints/geo";
import { itemEndpoints } from "./endpoints/items";
import { messageEndpoints } from "./endpoints/messages";
import { brandEndpoints, campaignEndpoints, cashbackEndpoints, flashSaleEndpoints } from "./endpoints/offers";
import { orderEndpoints } from "./endpoints/orders";
import { passwordEndpoints } from "./endpoints/password";
import { paymentEndpoints } from "./endpoints/payments";
import { reviewEndpoints } from "./endpoints/reviews";
import { searchEndpoints } from "./endpoints/search";
import { storeEndpoints } from "./endpoints/stores";
import { loyaltyEndpoints, walletEndpoints } from "./endpoints/wallet";
import { wishlistEndpoints } from "./endpoints/wishlist";
import { deliveryFetch } from "./http/fetch.server";

export type DeliveryClientOptions = {
  /** As `normaliseBaseUrl` gives it. */
  baseUrl: string;
  softwareId: string | null;
  /** The storefront's own origin. */
  origin: string;
  cache: SharedCache;
  /** Signs the address of a picture that pages will draw; by default none is signed. */
  sign?: (address: string) => string;
  /** Counts a call that costs the operator money; false when none may be made any more today. By default all may. */
  mayPay?: () => Promise<boolean>;
  log: (event: DeliveryClientEvent) => void;
  metrics?: (call: CallMetric) => void;
  onShared?: (shared: SharedAnswer) => void;
  /** By default no call is traced. */
  trace?: TraceCall;
  /** Milliseconds since the epoch. */
  now?: () => number;
  fetch?: typeof fetch;
};

/** Every group of endpoints: its name in the API, and what makes it of one visitor's calls. */
const endpointGroups = {
  config: configEndpoints,
  landing: landingEndpoints,
  modules: moduleEndpoints,
  geo: geoEndpoints,
  categories: categoryEndpoints,
  conditions: conditionEndpoints,
  banners: bannerEndpoints,
  brands: brandEndpoints,
  campaigns: campaignEndpoints,
  flashSales: flashSaleEndpoints,
  cashbacks: cashbackEndpoints,
  parcel: parcelEndpoints,
  items: itemEndpoints,
  stores: storeEndpoints,
  search: searchEndpoints,
  auth: authEndpoints,
  password: passwordEndpoints,
  customer: customerEndpoints,
  addresses: addressEndpoints,
  cart: cartEndpoints,
  coupons: couponEndpoints,
  wishlist: wishlistEndpoints,
  orders: orderEndpoints,
  payments: paymentEndpoints,
  wallet: walletEndpoints,
  loyalty: loyaltyEndpoints,
  reviews: reviewEndpoints,
  messages: messageEndpoints,
};

/** The delivery API as one visitor: `api.cart.list()`. */
export type DeliveryApi = { [Group in keyof typeof endpointGroups]: ReturnType<(typeof endpointGroups)[Group]> };

export type DeliveryClient = {
  /** The delivery API as one visitor; cheap, made per request. */
  api(context: CallContext): DeliveryApi;
  upstream: {
    /** Whether calls are sent, held back after failures, or tried again. */
    state(): UpstreamState;
    /** The delivery API's clock minus ours in milliseconds; 0 until known. */
    skewMs(): number;
  };
};

/** The process's one client of the delivery API: nothing else in the app fetches it. */
export function createDeliveryClient(options: DeliveryClientOptions): DeliveryClient {
  const client = createClient({
    ...options,
    sign: options.sign ?? ((address) => address),
    mayPay: options.mayPay ?? (async () => true),
    metrics: options.metrics ?? (() => undefined),
    onShared: options.onShared ?? (() => undefined),
    trace: options.trace ?? (() => ({ headers: {}, sent: () => undefined, end: () => undefined })),
    now: options.now ?? Date.now,
    fetch: options.fetch ?? deliveryFetch,
  });
  return {
    upstream: { state: client.state, skewMs: client.skewMs },
    api(context) {
      const caller = client.caller(context);
      const groups = Object.entries(endpointGroups).map(([name, endpointsOf]) => [name, endpointsOf(caller)]);
      return Object.fromEntries(groups) as DeliveryApi;
    },
  };
}
