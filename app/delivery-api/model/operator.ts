import type { ModuleType } from "~/module-kinds";
import type { Coordinates, Dialect } from "./basics";
import type { CodeChannel } from "./customer";
import type { PaymentMethod } from "./payment-methods";

/** Config: docs/delivery-api.md §2.1. */
export type Config = {
  dialect: Dialect;
  businessName: string;
  logo: string | null;
  /** The square picture of the business. */
  icon: string | null;
  address: string;
  phone: string;
  email: string;
  country: string;
  defaultLocation: Coordinates;
  currency: { symbol: string; side: "left" | "right"; digits: number };
  timeFormat: "12" | "24";
  maintenance: boolean;
  guestCheckout: boolean;
  /** Those that are switched on. */
  paymentMethods: PaymentMethod[];
  partialPayment: boolean;
  /** How the rest may be paid when the wallet gives a part. */
  partialRest: PaymentMethod[];
  homeDelivery: boolean;
  takeAway: boolean;
  scheduleOrders: boolean;
  /** Whether pharmacies may take orders that are nothing but a prescription, and how many pictures go with a cart's order. */
  prescriptions: { orders: boolean; picturesWithCart: number };
  /** Minutes of one schedule slot. */
  slotMinutes: number;
  freeDelivery: { over: number | null; always: boolean };
  taxIncluded: boolean;
  /** M: fee rates of last resort. */
  shipping: { perKm: number; minimum: number };
  /** What a parcel costs whose category names no charges of its own. */
  parcelShipping: { perKm: number; minimum: number };
  tips: boolean;
  additionalCharge: { name: string; amount: number } | null;
  wallet: boolean;
  loyalty: boolean;
  referral: boolean;
  /** Whether customers may put money into their wallet by a digital payment. */
  addFund: boolean;
  /** Points that one unit of the currency costs (0: unknown), and the least that can be turned into money. */
  loyaltyRules: { pointsPerUnit: number; minimum: number };
  /** What a customer earns who brings another one; 0 when it is not told. */
  referralReward: number;
  vegToggle: boolean;
  customerVerification: boolean;
  login: { manual: boolean; otp: boolean; google: boolean; facebook: boolean; apple: boolean };
  /** How the server can send codes to somebody who forgot a password. */
  codesBy: CodeChannel[];
  /** Codes are sent and checked by Firebase, in the browser. */
  firebaseCodes: boolean;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  /** Whether customers may ask for the money of a delivered order. */
  refunds: boolean;
  footerText: string;
  socialMedia: { name: string; link: string }[];
  appLinks: { playStore: string | null; appStore: string | null };
  languages: { key: string; name: string }[];
  paymentGateways: { gateway: string; title: string; image: string | null }[];
};

/** A module as the chooser needs it: docs/delivery-api.md §2.2. */
export type Module = {
  id: number;
  type: ModuleType;
  name: string;
  slug: string;
  icon: string | null;
  thumbnail: string | null;
  description: string;
  storesCount: number;
  itemsCount: number;
  zoneIds: number[];
};

/** What one zone charges for one module: the pivot of docs/delivery-api.md §2.3. */
export type ZoneModuleRates = {
  moduleId: number;
  moduleType: ModuleType | null;
  perKm: number;
  minimum: number;
  maximum: number | null;
  fixed: number | null;
  maximumCod: number | null;
};

export type Zone = {
  id: number;
  /** Those that may be used in it. */
  paymentMethods: PaymentMethod[];
  /** M: percent added to the fee while it is busy; null when off. */
  surge: { percent: number; message: string | null } | null;
  modules: ZoneModuleRates[];
};

/** The answer of `config/get-zone-id`; `header` goes back unchanged as the `zoneId` header. */
export type ZoneLookup = { header: string; zoneIds: number[]; zones: Zone[] };

export type PlaceSuggestion = { placeId: string; text: string; mainText: string; secondaryText: string };

/** An invitation to work with the operator; without an address there is no application page. */
export type Invitation = { title: string; text: string; button: string; url: string | null };

/** What the operator says of itself on the landing page and in the footer: docs/delivery-api.md §14. Texts may be empty. */
export type LandingPage = {
  newsletterTitle: string;
  newsletterSubtitle: string;
  footerDescription: string;
  /** Addresses of pictures. */
  promotions: string[];
  /** The shops of the app that are switched on; `isTold` is false where the server does not speak of them here. */
  app: { isTold: boolean; title: string; text: string; playStore: string | null; appStore: string | null };
  storeOwner: Invitation;
  deliveryMan: Invitation;
  company: { title: string; subtitle: string; text: string };
  testimonialTitle: string;
  testimonials: { id: number; name: string; designation: string; review: string; image: string | null }[];
};

/** Pages of text the operator writes: docs/delivery-api.md §14. */
export type TextPageKey = "about" | "terms" | "privacy" | "refund" | "cancellation" | "shipping";
