import type { ModuleType } from "~/module-kinds";
import type { Coordinates, Discount } from "./basics";

export type Category = {
  id: number;
  name: string;
  slug: string;
  image: string | null;
  featured: boolean;
  productsCount: number | null;
  children: { id: number; name: string; slug: string }[];
};

export type VariationOption = { label: string; price: number };
/** Food variation group, docs/delivery-api.md §7.1. */
export type VariationGroup = {
  name: string;
  type: "single" | "multi";
  required: boolean;
  min: number;
  max: number;
  options: VariationOption[];
};
/** Non-food variation: its price replaces the item's, its stock the item's stock. */
export type Variation = { type: string; price: number; stock: number };
type ChoiceOption = { name: string; title: string; options: string[] };
export type AddOn = { id: number; name: string; price: number };

export type Item = {
  id: number;
  slug: string;
  name: string;
  description: string;
  image: string | null;
  images: string[];
  price: number;
  /** The item's own (or already effective) discount. */
  discount: Discount;
  /** In a running flash sale: then the discount is the sale's, and no store discount counts beside it. */
  inFlashSale: boolean;
  /** M: a running store discount in percent, compared by the client; 0 otherwise. */
  storeDiscount: number;
  moduleType: ModuleType;
  moduleId: number | null;
  storeId: number;
  storeName: string;
  zoneId: number | null;
  /** From the widest to the narrowest; a name may be empty. */
  categories: { id: number; name: string }[];
  /** Lists of the newer dialects carry no variations and add-ons: load the details before adding. */
  isLight: boolean;
  hasVariations: boolean;
  variationGroups: VariationGroup[];
  variations: Variation[];
  choices: ChoiceOption[];
  addOns: AddOn[];
  /** Daily window in the operator's time zone, `HH:mm`; null when always. */
  available: { from: string; to: string } | null;
  /** A campaign item has dates, `YYYY-MM-DD`. */
  campaign: { from: string; to: string } | null;
  scheduleOrder: boolean;
  /** Null where stock is not kept (food). */
  stock: number | null;
  maximumQuantity: number | null;
  unit: string | null;
  isVeg: boolean;
  isRecommended: boolean;
  isOrganic: boolean;
  isHalal: boolean;
  needsPrescription: boolean;
  freeDelivery: boolean;
  rating: number;
  ratingCount: number;
  /** X tells it apart from the ratings; elsewhere they are the same. */
  reviewCount: number;
  tags: string[];
  /** What people may not tolerate, as the store tells it. None told says nothing: never "free of". */
  allergens: string[];
  nutrition: string[];
  wishlistCount: number | null;
  /** Details only. */
  store: Store | null;
};

export type OpeningHours = { day: number; from: string; to: string };
export type StoreDiscount = Discount & { minPurchase: number; maxDiscount: number };

export type Store = {
  id: number;
  slug: string;
  name: string;
  phone: string | null;
  address: string;
  logo: string | null;
  cover: string | null;
  location: Coordinates | null;
  moduleId: number;
  zoneId: number;
  /** `active` is the owner's switch, `isOpen` what the schedule says now. */
  isActive: boolean;
  isOpen: boolean;
  delivery: boolean;
  takeAway: boolean;
  freeDelivery: boolean;
  selfDelivery: { perKm: number; minimum: number; maximum: number | null } | null;
  minimumOrder: number;
  /** M: percent. */
  tax: number;
  scheduleOrder: boolean;
  /** Minutes between placing and the first slot. */
  leadMinutes: number;
  deliveryTime: string | null;
  rating: number;
  ratingCount: number;
  /** How many gave 5, 4, 3, 2 and 1 stars; empty when the server does not say. */
  ratings: number[];
  featured: boolean;
  cutlery: boolean;
  extraPackaging: number | null;
  announcement: string | null;
  discount: StoreDiscount | null;
  /** Details only; empty in lists. Day 0 is Sunday. */
  schedules: OpeningHours[];
  opensAt: string | null;
  categories: { id: number; name: string }[];
  itemsCount: number;
  isHalal: boolean;
  prescriptionOrder: boolean;
  /** Whether the store's plan has reviews (ERR-07). */
  hasReviews: boolean;
  /** When it joined; null when unknown. */
  createdAt: string | null;
};

/** What a customer says of an item, docs/delivery-api.md §7.4. */
export type StoreReview = {
  id: number;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** The store's answer. */
  reply: string | null;
  itemName: string;
  /** Null for a closed account. */
  customerName: string | null;
  createdAt: string | null;
  pictures: string[];
};
