/**
 * Who may open an address with effect.
 * - `signing in`: whoever has a sign-in, or a forgotten password, under way in this browser; others begin anew
 * - `who ordered`: a customer, for an order of theirs; a guest, for one that this browser placed
 * - `number and phone`: whoever knows an order's number and phone, and then its status only, unless they ordered it
 * - `customer`: others are led to sign in
 */
type RouteAccess = "anybody" | "signing in" | "who ordered" | "number and phone" | "customer";

/** `no-store`: by nobody. `no-cache`: by the visitor's browser, which asks again each time. Else who may keep it, and how long. */
type Caching = "no-store" | "private, no-cache" | `public, max-age=${number}`;

export type RouteRule = {
  access: RouteAccess;
  /** What a GET changes, in this browser or at the delivery API; absent: nothing. */
  changes?: string;
  /** What a guest's answer tells caches. */
  caching: Caching;
  /** An address of the route, where its parameters are not enough. */
  at?: string;
};

const page: RouteRule = { access: "anybody", caching: "private, no-cache" };
const own: RouteRule = { access: "anybody", caching: "no-store" };
const customer: RouteRule = { access: "customer", caching: "no-store" };
const signingIn: RouteRule = { access: "signing in", caching: "no-store" };
const whoOrdered: RouteRule = { access: "who ordered", caching: "no-store" };

const entersModule = "the module, where the address names another";

/** Every route by its address. A route that is not here fails tests/unit/endpoints.test.ts. */
export const routeRules: Record<string, RouteRule> = {
  "/": page,
  "/.well-known/security.txt": { access: "anybody", caching: "public, max-age=3600" },
  "/$": { ...page, at: "/no-such-page" },
  "/about-us": page,
  "/accessibility": page,
  "/addresses": own,
  "/all-brands": page,
  "/apple-touch-icon.png": { access: "anybody", caching: "public, max-age=300" },
  "/auth/callback/$medium": {
    ...signingIn,
    changes: "signs in, where `state` is this browser's own; its answer counts once",
    at: "/auth/callback/google?code=made-up&state=made-up",
  },
  "/auth/continue": signingIn,
  "/auth/forgot-password": own,
  "/auth/reset-password": signingIn,
  "/auth/sign-in": own,
  "/auth/sign-up": own,
  "/auth/social/$medium": {
    ...own,
    changes: "begins a sign-in by another site, but not for a page elsewhere",
    at: "/auth/social/google",
  },
  "/campaigns/$id": { ...page, changes: entersModule, at: "/campaigns/1" },
  "/cancellation-policy": page,
  "/cart": page,
  "/cart/lines": { ...own, at: "/cart/lines" },
  "/categories": page,
  "/category/$id": { ...page, changes: entersModule, at: "/category/1" },
  "/category/$id/more": { ...own, at: "/category/1/more" },
  "/chatting": { ...customer, changes: "the messages of the open chat count as read" },
  "/chatting/status": { ...customer, changes: "the messages of the open chat count as read" },
  "/checkout": { ...own, at: "/checkout?page=cart" },
  "/cookies": { ...own, changes: "gives cookies to a form's post that came without, where EDGE_CACHE is on" },
  "/coupons": customer,
  "/flash-sales": page,
  "/flash-sales/more": page,
  "/help-and-support": page,
  "/home": { ...page, changes: "what was searched for; with `data_type`, the module" },
  "/interest": customer,
  "/live": { ...own, changes: "with `chat`, the messages of the open chat count as read" },
  "/location/resolve": { ...own, changes: "asks the map service, counted", at: "/location/resolve?lat=1&lng=1" },
  "/location/suggest": { ...own, changes: "asks the map service, counted", at: "/location/suggest?address=12" },
  "/loyalty-points": customer,
  "/loyalty-points/more": customer,
  "/manifest.webmanifest": { access: "anybody", caching: "public, max-age=3600" },
  "/my-orders": customer,
  "/my-orders/status": customer,
  "/my-orders/$order/invoice": { ...customer, at: "/my-orders/100001/invoice" },
  "/offline": page,
  "/order-check": {
    ...whoOrdered,
    changes: "looks for an order whose answer was lost",
    at: "/order-check?key=made-up",
  },
  "/parcel-delivery-info": own,
  "/parcel-delivery-info/payment": own,
  "/pay/$order": { ...whoOrdered, at: "/pay/100001" },
  "/pay/$order/offline": { ...whoOrdered, at: "/pay/100001/offline" },
  "/pay/$order/return": { ...whoOrdered, at: "/pay/100001/return?flag=success" },
  "/privacy-policy": page,
  "/product/$id": { ...page, changes: entersModule, at: "/product/1" },
  "/profile": customer,
  "/profile/data": customer,
  "/push/token": { ...own, at: "/push/token" },
  "/rate-and-review/$order": { ...customer, at: "/rate-and-review/100001" },
  "/referral-code": customer,
  "/refund-policy": page,
  "/refused": page,
  "/robots.txt": { access: "anybody", caching: "public, max-age=3600" },
  "/search/more": own,
  "/search/suggest": own,
  "/settings": customer,
  "/settings/change": { ...own, at: "/settings/change" },
  "/shipping-policy": page,
  "/sitemap.xml": { access: "anybody", caching: "public, max-age=3600" },
  "/store/$id": { ...page, changes: entersModule, at: "/store/harbour-kitchen" },
  "/store/$id/more": { ...own, at: "/store/harbour-kitchen/more?page=2" },
  "/store/$id/reviews": { ...page, changes: entersModule, at: "/store/harbour-kitchen/reviews" },
  "/store/latest": page,
  "/store/popular": page,
  "/stores": page,
  "/stores/more/$tab": { ...own, at: "/stores/more/all" },
  "/terms-and-conditions": page,
  "/texts/$language/$namespaces": { ...own, at: "/texts/en/cart,ui" },
  "/track-order": own,
  "/track-order/arrival": { ...whoOrdered, at: "/track-order/arrival?order=100001" },
  "/track-order/running": own,
  "/track-order/status": { access: "number and phone", caching: "no-store", at: "/track-order/status?order=100001" },
  "/wallet": customer,
  "/wallet/more": customer,
  "/wallet/pay": customer,
  "/wallet/return": { ...customer, changes: "money on its way into the wallet is not asked about again" },
  "/wishlist/entries": { ...own, at: "/wishlist/entries" },
};

/** What answers beside the routes. */
export const otherEndpoints: Record<string, { serves: string; who: string; caching: string }> = {
  "/livez": { serves: "whether the process runs", who: "anybody", caching: "no-store" },
  "/readyz": {
    serves: "whether it is ready, and how the delivery API and Redis are",
    who: "anybody",
    caching: "no-store",
  },
  "/assets/*": { serves: "built files, named by their content", who: "anybody", caching: "public, a year" },
  "/service-worker.js": { serves: "the service worker", who: "anybody", caching: "asked for anew each time" },
  "/pictures/{width}?src=": {
    serves: "a picture of the delivery API or of IMAGE_ORIGINS, made smaller",
    who: "anybody",
    caching: "public, a day",
  },
  "POST /reports/policy": {
    serves: "nothing; counts what browsers held back by the Content-Security-Policy, where there is a METRICS_PORT",
    who: "anybody",
    caching: "no-store",
  },
  "POST /reports/web-vitals": {
    serves: "nothing; counts how fast a page felt, where there is a METRICS_PORT",
    who: "anybody",
    caching: "no-store",
  },
  "/metrics on METRICS_PORT": {
    serves: "numbers for Prometheus, nothing personal",
    who: "whoever reaches that port; off unless it is set",
    caching: "no-store",
  },
};
