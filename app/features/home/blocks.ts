import type { ModuleType } from "~/delivery-api";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import type { BlockHead } from "~/ui/Section";

/** Every block that a home may have; each has its loader (blocks.server.ts). */
export type BlockName =
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
  | "recommended"
  | "specialOffer"
  | "video"
  | "visited"
  | "whyChoose";

/**
 * What each module's home shows, from top to bottom; two names side by side share a row on wide pages
 * (HOME-food-01, HOME-groc-01, HOME-phar-01, HOME-ecom-01; docs/decisions/0060).
 */
export const homeOrder: Record<ModuleType, readonly (BlockName | readonly [BlockName, BlockName])[]> = {
  food: [
    "banners",
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
    "cashback",
  ],
  grocery: [
    "categories",
    "banners",
    "visited",
    ["popular", "flashSale"],
    "specialOffer",
    "campaigns",
    "justForYou",
    "bestReviewed",
    "recommended",
    "coupons",
    "brands",
    "nearbyStores",
    "bottomBanner",
    "cashback",
  ],
  pharmacy: [
    "categories",
    "visited",
    "basics",
    "banners",
    "featuredStores",
    "conditions",
    "flashSale",
    "specialOffer",
    "justForYou",
    "campaigns",
    "coupons",
    "nearbyStores",
    "bottomBanner",
    "cashback",
  ],
  ecommerce: [
    "banners",
    "categories",
    ["popular", "flashSale"],
    "newArrivals",
    "brands",
    "specialOffer",
    "bestReviewed",
    "justForYou",
    "featured",
    "campaigns",
    "coupons",
    "visited",
    "nearbyStores",
    "allStores",
    "bottomBanner",
    "cashback",
  ],
  parcel: ["parcelCategories", "parcelBanners", "whyChoose", "video"],
};

/** Items under a heading, with tabs where the block has a choice. */
export type ItemsBlock = BlockHead & {
  items: CardItem[];
  /**
   * `rows`: three rows of lying cards; `row` and `twoRows`: upright cards; these scroll sideways. `grid`: as many as the page's width shows, `all`: a grid of
   * them all. `playing`: a row of five that moves by itself (SALE-08, SALE-09). */
  look: "rows" | "row" | "twoRows" | "grid" | "all" | "playing";
  /** The operator's picture for this block (HOME-all-10). */
  picture: string | null;
  /** Said where there are no items. */
  empty?: string;
};

export type StoresBlock = BlockHead & { stores: CardStore[] };

/** Stores as small rows. `isVisited`: the customer has ordered from them (CARD-14). */
export type VisitedBlock = StoresBlock & { isVisited: boolean };
