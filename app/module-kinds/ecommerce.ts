import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "./kind";

export const ecommerce: ModuleKind = { ...shop, pictogram: "shopping-bags", itemsOpenIn: "page" };

export const ecommerceTraits: ServerTraits = {
  ...shopTraits,
  hasBrandFilter: true,
  home: {
    ...shopHome,
    /** HOME-ecom-01. */
    blocks: [
      "usual",
      "categories",
      "nearbyStores",
      "quickFilters",
      "banners",
      "cashback",
      ["popular", "flashSale"],
      "specialOffer",
    ],
    folded: [
      "newArrivals",
      "brands",
      "bestReviewed",
      "justForYou",
      "featured",
      "campaigns",
      "coupons",
      "visited",
      "allStores",
    ],
    art: ["shopping-bags", "package"],
    /** HOME-ecom-02. */
    bannersInView: (count) => (count > 1 ? 2 : 1),
  },
};
