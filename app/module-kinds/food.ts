import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "./kind";

export const food: ModuleKind = {
  ...shop,
  pictogram: "hamburger",
  variations: "groups",
  keepsStock: false,
  enforcesMaximum: false,
  hasVegMark: true,
  tellsAllergens: true,
  cutsNames: false,
  hasKitchen: true,
};

export const foodTraits: ServerTraits = {
  ...shopTraits,
  storeSchema: "Restaurant",
  menuInRows: true,
  home: {
    ...shopHome,
    /** HOME-food-01. */
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
    folded: ["bestReviewed", "newArrivals", "featured", "justForYou", "campaigns", "coupons", "allStores"],
    art: "table",
    bannersWithCampaigns: true,
    bannerItemsOpenIn: "dialog",
    categories: "circles",
    categoriesLoopFrom: 7,
  },
};
