import { type ModuleKind, type ServerTraits, shop, shopHome, shopTraits } from "./kind";

export const pharmacy: ModuleKind = { ...shop, pictogram: "pill" };

export const pharmacyTraits: ServerTraits = {
  ...shopTraits,
  storeSchema: "Pharmacy",
  takesPrescriptions: true,
  home: {
    ...shopHome,
    /** HOME-phar-01. */
    blocks: [
      "usual",
      "categories",
      "visited",
      "basics",
      "banners",
      "cashback",
      "featuredStores",
      "conditions",
      "flashSale",
      "specialOffer",
      "justForYou",
      "campaigns",
      "coupons",
      "nearbyStores",
      "bottomBanner",
    ],
    art: ["pill", "pill"],
    campaignItems: "row",
    tabsUntilKnown: { block: "basics", tabs: ["new", "baby", "womens", "mens"] },
  },
};
