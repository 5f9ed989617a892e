import type { Discount } from "./basics";
import type { Item, Store } from "./catalogue";
import type { Coupon } from "./orders";

/** DATA-30. */
export type Brand = { id: number; name: string; slug: string; image: string | null; itemsCount: number };

/** An item of a flash sale: of `stock` pieces offered `sold` are gone (DATA-36). */
export type FlashProduct = { item: Item; stock: number; sold: number };

/** DATA-36. The times are instants; null where the server sent none. */
export type FlashSale = {
  id: number;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
};

/** A campaign that stores take part in (DATA-37). */
export type Campaign = {
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  moduleId: number | null;
  /** First and last day, `YYYY-MM-DD` of the operator's zone. */
  from: string | null;
  to: string | null;
  /** Its end on the operator's wall clock, `YYYY-MM-DD HH:mm:ss`. */
  endsAt: string | null;
};

export type CampaignDetails = Campaign & { stores: Store[] };

/** A coupon as lists tell of it (DATA-34). */
export type ListedCoupon = Coupon & {
  id: number;
  /** The one store that takes it; null for all. */
  storeName: string | null;
  /** The store that gives it; null where the operator does. */
  storeId: number | null;
  /** The module it is for; null where the delivery API does not say. */
  moduleId: number | null;
  /** First and last day, `YYYY-MM-DD` of the operator's zone. */
  startsOn: string | null;
  expiresOn: string | null;
  /** Only customers can have it: it is for a first order, or for certain people. */
  needsAccount: boolean;
  isForFirstOrder: boolean;
};

/** Money back on an order (DATA-24): `reward` is a share of the order or an amount. */
export type Cashback = {
  id: number;
  title: string;
  reward: Discount;
  minPurchase: number;
  /** 0: no cap. */
  maxReward: number;
  /** Last day, `YYYY-MM-DD` of the operator's zone. */
  endsOn: string | null;
};
