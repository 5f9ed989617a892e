import type { PictogramName } from "~/ui/icons/names";

/** What every page knows of a kind of module. */
export type ModuleKind = {
  /** Sends things from door to door instead of selling any: no cart, search or wishlist (NAV-07). */
  sendsParcels: boolean;
  /** The drawing that stands for it. */
  pictogram: PictogramName;
  /** Where a card leads, and what adding an item with variations opens (CARD-11, CART-14, CART-15). */
  itemsOpenIn: "dialog" | "page";
  /** `groups` of options that change the price, or `combinations` with a price and stock of their own (DATA-11, VAR-14). */
  variations: "groups" | "combinations";
  /** Items run out (ITEM-17, VAR-15). */
  keepsStock: boolean;
  /** Adding more than an item's maximum is refused, not only remarked on (CART-19, CART-20). */
  enforcesMaximum: boolean;
  /** Items are marked as vegetarian or not (ITEM-05). */
  hasVegMark: boolean;
  /** What people may not tolerate in an item is told, and that nobody has told it. */
  tellsAllergens: boolean;
  /** Cards cut long names (CARD-08). */
  cutsNames: boolean;
  /** Cards name an item's unit in place of its store. */
  showsUnit: boolean;
  /** Orders are cooked, not only prepared, and may ask for cutlery. */
  hasKitchen: boolean;
};

/** What only the server knows of it. */
export type ServerTraits = {
  /** Its stores, as schema.org calls them. */
  storeSchema: "Restaurant" | "GroceryStore" | "Pharmacy" | "Store" | "LocalBusiness";
  /** A store's menu is rows instead of cards. */
  menuInRows: boolean;
  /** Search results can be narrowed by brand (SRCH-21). */
  hasBrandFilter: boolean;
  /** Stores take prescriptions in place of items (CHK-10). */
  takesPrescriptions: boolean;
  home: HomeTraits;
};

export type HomeTraits = {
  /** What its home shows, from top to bottom; two names side by side share a row on wide pages (ADR 0060). */
  blocks: readonly (HomeBlock | readonly [HomeBlock, HomeBlock])[];
  /** What stands below as a row each, to be unfolded (ADR 0166). */
  folded: readonly HomeBlock[];
  /** What ends it. */
  ending: readonly HomeBlock[];
  /** What lies beside the hero: a laid table, or two drawings; null where the home draws its own. */
  art: "table" | readonly [near: PictogramName, far: PictogramName] | null;
  /** How many of so many banners stand side by side on wide pages. */
  bannersInView(count: number): number;
  /** Campaigns stand among the banners, after the others (HOME-all-06). */
  bannersWithCampaigns: boolean;
  /** What a banner of an item opens (HOME-all-04, HOME-all-05). */
  bannerItemsOpenIn: "dialog" | "page";
  categories: "circles" | "tiles" | "pills";
  /** From how many on the categories go round (HOME-all-17). */
  categoriesLoopFrom: number;
  /** `rows`: three of lying cards; `row`: one of upright ones (HOME-all-21). */
  popular: "rows" | "row";
  /** Items of campaigns in a `row`, or `all` of them in a grid (HOME-food-03, HOME-phar-04, HOME-ecom-03). */
  campaignItems: "row" | "all";
  /** Tabs that a block has until it knows categories of its own, by the keys of their texts (HOME-groc-02, HOME-phar-02). */
  tabsUntilKnown: { block: string; tabs: readonly string[] } | null;
};

/** Every block that a home may have; each has its loader (features/home/blocks.server.ts). */
export type HomeBlock =
  | "allStores"
  | "banners"
  | "basics"
  | "bestReviewed"
  | "bottomBanner"
  | "brands"
  | "campaigns"
  | "cashback"
  | "categories"
  | "conditions"
  | "coupons"
  | "featured"
  | "featuredStores"
  | "flashSale"
  | "justForYou"
  | "nearbyStores"
  | "newArrivals"
  | "parcelBanners"
  | "parcelCategories"
  | "popular"
  | "quickFilters"
  | "recommended"
  | "specialOffer"
  | "usual"
  | "video"
  | "visited"
  | "whyChoose";

/** A kind that has nothing of its own: shops that sell things from a shelf. */
export const shop = {
  sendsParcels: false,
  itemsOpenIn: "dialog",
  variations: "combinations",
  keepsStock: true,
  enforcesMaximum: true,
  hasVegMark: false,
  tellsAllergens: false,
  cutsNames: true,
  showsUnit: false,
  hasKitchen: false,
} as const satisfies Omit<ModuleKind, "pictogram">;

/** The same on the server. */
export const shopTraits = {
  storeSchema: "Store",
  menuInRows: false,
  hasBrandFilter: false,
  takesPrescriptions: false,
} as const satisfies Omit<ServerTraits, "home">;

/** And on its home. */
export const shopHome = {
  bannersInView: (count) => Math.min(Math.max(count, 1), 3),
  bannersWithCampaigns: false,
  bannerItemsOpenIn: "page",
  categories: "pills",
  categoriesLoopFrom: Number.POSITIVE_INFINITY,
  popular: "rows",
  campaignItems: "all",
  tabsUntilKnown: null,
  folded: [],
  ending: ["bottomBanner"],
} as const satisfies Omit<HomeTraits, "blocks" | "art">;
