import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "./kind";

export const grocery: ModuleKind = { ...shop, pictogram: "broccoli", showsUnit: true, tellsAllergens: true };

export const groceryTraits: ServerTraits = {
  ...shopTraits,
  storeSchema: "GroceryStore",
  home: {
    ...shopHome,
    /** HOME-groc-01. */
    blocks: [
      "usual",
      "categories",
      "nearbyStores",
      "quickFilters",
      "banners",
      "cashback",
      "visited",
      ["popular", "flashSale"],
      "specialOffer",
    ],
    folded: ["campaigns", "justForYou", "bestReviewed", "recommended", "coupons", "brands"],
    art: ["broccoli", "baguette-bread"],
    /** HOME-groc-03. */
    bannersInView: () => 2,
    categories: "tiles",
    popular: "row",
    tabsUntilKnown: { block: "best-reviewed", tabs: ["beauty", "bread", "drinks", "milks"] },
  },
};
