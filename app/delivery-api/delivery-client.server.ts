import type { SharedCache } from "./cache.server";
import type { CallContext, CallMetric, DeliveryClientEvent, UpstreamState } from "./call-context";
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
  /** Milliseconds since the epoch. */
  now?: () => number;
  fetch?: typeof fetch;
};

export type DeliveryApi = {
  config: ReturnType<typeof configEndpoints>;
  landing: ReturnType<typeof landingEndpoints>;
  modules: ReturnType<typeof moduleEndpoints>;
  geo: ReturnType<typeof geoEndpoints>;
  categories: ReturnType<typeof categoryEndpoints>;
  conditions: ReturnType<typeof conditionEndpoints>;
  banners: ReturnType<typeof bannerEndpoints>;
  brands: ReturnType<typeof brandEndpoints>;
  campaigns: ReturnType<typeof campaignEndpoints>;
  flashSales: ReturnType<typeof flashSaleEndpoints>;
  cashbacks: ReturnType<typeof cashbackEndpoints>;
  parcel: ReturnType<typeof parcelEndpoints>;
  items: ReturnType<typeof itemEndpoints>;
  stores: ReturnType<typeof storeEndpoints>;
  search: ReturnType<typeof searchEndpoints>;
  auth: ReturnType<typeof authEndpoints>;
  password: ReturnType<typeof passwordEndpoints>;
  customer: ReturnType<typeof customerEndpoints>;
  addresses: ReturnType<typeof addressEndpoints>;
  cart: ReturnType<typeof cartEndpoints>;
  coupons: ReturnType<typeof couponEndpoints>;
  wishlist: ReturnType<typeof wishlistEndpoints>;
  orders: ReturnType<typeof orderEndpoints>;
  payments: ReturnType<typeof paymentEndpoints>;
  wallet: ReturnType<typeof walletEndpoints>;
  loyalty: ReturnType<typeof loyaltyEndpoints>;
  reviews: ReturnType<typeof reviewEndpoints>;
  messages: ReturnType<typeof messageEndpoints>;
};

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
    now: options.now ?? Date.now,
    fetch: options.fetch ?? deliveryFetch,
  });
  return {
    upstream: { state: client.state, skewMs: client.skewMs },
    api(context) {
      const caller = client.caller(context);
      return {
        config: configEndpoints(caller),
        landing: landingEndpoints(caller),
        modules: moduleEndpoints(caller),
        geo: geoEndpoints(caller),
        categories: categoryEndpoints(caller),
        conditions: conditionEndpoints(caller),
        banners: bannerEndpoints(caller),
        brands: brandEndpoints(caller),
        campaigns: campaignEndpoints(caller),
        flashSales: flashSaleEndpoints(caller),
        cashbacks: cashbackEndpoints(caller),
        parcel: parcelEndpoints(caller),
        items: itemEndpoints(caller),
        stores: storeEndpoints(caller),
        search: searchEndpoints(caller),
        auth: authEndpoints(caller),
        password: passwordEndpoints(caller),
        customer: customerEndpoints(caller),
        addresses: addressEndpoints(caller),
        cart: cartEndpoints(caller),
        coupons: couponEndpoints(caller),
        wishlist: wishlistEndpoints(caller),
        orders: orderEndpoints(caller),
        payments: paymentEndpoints(caller),
        wallet: walletEndpoints(caller),
        loyalty: loyaltyEndpoints(caller),
        reviews: reviewEndpoints(caller),
        messages: messageEndpoints(caller),
      };
    },
  };
}
