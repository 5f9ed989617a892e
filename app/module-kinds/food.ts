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
      "banners",
      "cashback",
      "categories",
      "visited",
      "nearbyStores",
      "bestReviewed",
      "newArrivals",
      "featured",
      "specialOffer",
      ["popular", "flashSale"],
      "justForYou",
      "campaigns",
      "coupons",
      "allStores",
      "bottomBanner",
    ],
    art: "table",
    bannersWithCampaigns: true,
    bannerItemsOpenIn: "dialog",
    categories: "circles",
    categoriesLoopFrom: 7,
  },
};
