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
      "nearbyStores",
      "quickFilters",
      ["basics", "flashSale"],
      "banners",
      "cashback",
      "conditions",
    ],
    folded: ["featuredStores", "specialOffer", "justForYou", "campaigns", "coupons", "visited"],
    art: ["pill", "pill"],
    campaignItems: "row",
    tabsUntilKnown: { block: "basics", tabs: ["new", "baby", "womens", "mens"] },
  },
};
