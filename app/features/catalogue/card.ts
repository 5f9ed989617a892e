import type { Discount, Item, Store } from "~/delivery-api";
import type { OpensAt } from "./availability.server";
import type { DistanceRates } from "./delivery-price";

/** What a card shows of an item: small, since pages hold dozens of them. */
export type CardItem = Pick<
  Item,
  | "id"
  | "slug"
  | "name"
  | "description"
  | "image"
  | "price"
  | "discount"
  | "storeDiscount"
  | "moduleType"
  | "moduleId"
  | "storeName"
  | "hasVariations"
  | "isVeg"
  | "isRecommended"
  | "unit"
  | "rating"
  | "ratingCount"
> & {
  isCampaign: boolean;
  /** The page shows the item further up: the anchor is that card's. */
  isAgain?: true;
  /** `later` may be added and is scheduled at checkout; `not-now` may not be bought (CARD-19, CARD-20). */
  sale: "available" | "later" | "not-now";
  isInStock: boolean;
};

/** What a card shows of a store. */
export type CardStore = Pick<
  Store,
  | "id"
  | "slug"
  | "name"
  | "address"
  | "logo"
  | "cover"
  | "moduleId"
  | "zoneId"
  | "deliveryTime"
  | "freeDelivery"
  | "minimumOrder"
  | "rating"
  | "ratingCount"
  | "location"
> & {
  /** The page shows the store further up: the anchor is that card's. */
  isAgain?: true;
  /** What deliveries cost; null where they are free or nobody can say. */
  charges: DistanceRates | null;
  discount: Discount | null;
  /** Null while the store is open; `opensAt` when known (CARD-17). */
  closed: { opensAt: OpensAt | null } | null;
};
