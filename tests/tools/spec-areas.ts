/** The journeys that walk through each folder of app/features, by the beginnings of their names. */
const beginnings: Record<string, string[]> = {
  account: [
    "account",
    "newcomers",
    "profile",
    "roles",
    "account-sections",
    "sign-in-codes",
    "screen-reader-account",
    "wallet",
  ],
  addresses: ["addresses", "checkout-address", "guest-address", "screen-reader-account"],
  cart: ["cart", "coupon", "early-", "order-"],
  "cart-page": ["cart"],
  catalogue: ["cards", "items", "product", "variations"],
  categories: ["categories"],
  chat: ["chat", "screen-reader-customer"],
  checkout: [
    "bars",
    "checkout",
    "coupon",
    "enter",
    "offline-payment",
    "order-",
    "payment",
    "prescription",
    "screen-reader-customer",
  ],
  home: ["carousel", "home", "offers-home", "parcel-home"],
  items: ["campaign-items", "card-controls", "cards", "early-", "items", "product", "variations"],
  location: ["google-maps", "guest-address", "location", "lost-requests"],
  modules: ["journeys-modules", "modules"],
  offers: ["campaign", "flash-sales", "offers-home"],
  orders: ["after-orders", "orders", "payment", "reviews", "screen-reader-customer", "tracking"],
  pages: ["errors", "footer", "information", "offline.", "offline-page"],
  parcel: ["parcel", "screen-reader-modules"],
  payments: ["checkout", "offline-payment", "parcel", "payment", "wallet"],
  push: ["offline.", "push"],
  search: ["search"],
  shell: [
    "late-parts",
    "added-languages",
    "back-forward-cache",
    "cookies-refused",
    "cut-names",
    "edge-cache",
    "errors",
    "focus",
    "footer",
    "header",
    "newcomers",
    "roles",
    "areas",
    "dialogs",
    "hydration",
    "lost-requests",
    "same-page",
    "shell",
    "screen-reader-order",
    "small-windows",
    "storage-refused",
    "web-vitals",
  ],
  stores: ["brands", "home-store", "store"],
  wishlist: ["wishlist"],
};

/** The areas of app/features that have a line above. */
export const areas = Object.keys(beginnings);

/** Which of the spec files walk through the areas. */
export function specsOfAreas(specs: string[], changed: Iterable<string>): string[] {
  const names = [...changed].flatMap((area) => beginnings[area] ?? []);
  return specs.filter((spec) => names.some((name) => spec.startsWith(name)));
}
