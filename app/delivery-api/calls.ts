/** What callers hand to the delivery API, and the small answers that are no part of the domain model. */
import type {
  Category,
  ChargePayer,
  ChatPartnerKind,
  CodeChannel,
  Coordinates,
  Discount,
  Item,
  OrderType,
  Page,
  PaymentMethod,
  Selection,
  SocialMedium,
  Store,
} from "./model";

/** How a store hands its goods over, as it is sent (STOR-07). */
export const storeFilters = ["all", "delivery", "take_away"] as const;
export type StoreFilter = (typeof storeFilters)[number];
/** The tabs of the stores listing, as they are sent (STOR-02). */
export const storeTabs = ["all", "newly_joined", "popular", "top_rated"] as const;
export type StoreTab = (typeof storeTabs)[number];

/** A page of the stores listing: docs/delivery-api.md §8. No category means all of them. */
export type StoreListing = {
  tab: StoreTab;
  filter: StoreFilter;
  categoryIds: number[];
  page: number;
  limit: number;
  /** What no server can narrow by: then the whole list is asked for, and paged here. */
  keeps?: (store: Store) => boolean;
};

export type DietType = "all" | "veg" | "non_veg";

/** Words that narrow or order a list: docs/delivery-api.md §7.2. `nearby` and `currently_open` are about stores only. */
export type SearchFilter = "nearby" | "currently_open" | "top_rated" | "discounted" | "popular" | "high" | "low";

/** What a search asks for: docs/delivery-api.md §7.3. The name counts for `searched`. */
export type SearchInput = {
  dataType: "searched" | "category" | "brand" | "discounted" | "new";
  name: string;
  categoryIds: number[];
  brandIds: number[];
  filters: SearchFilter[];
  /** Least average rating. */
  rating: number | null;
  /** In the operator's currency; the server narrows by it only when `min` is above 0. */
  price: { min: number; max: number };
  page: number;
  limit: number;
};

/** Names to search for: docs/delivery-api.md §7.3, DATA-31. */
export type SearchSuggestions = { items: string[]; stores: string[] };

/** A page of items and the categories they fall into. */
export type ItemsByCategory = Page<Item> & { categories: Category[] };

export type PlaceDetails = { location: Coordinates; address: string | null };

/** `isStraightLine` when no route was known: then the minutes are unknown too. */
export type RouteDistance = { km: number; minutes: number | null; isStraightLine: boolean };

export type SignUpInput = {
  firstName: string;
  lastName: string;
  email: string;
  /** With `+` and country code. */
  phone: string;
  password: string;
  referralCode?: string;
  /** The guest whose cart moves to the new account. */
  guestId?: number;
};

export type SignInInput = { emailOrPhone: string; password: string; guestId?: number };

/** A profile as the customer changes it (docs/delivery-api.md §4.2). */
export type ProfileInput = Pick<SignUpInput, "firstName" | "lastName" | "email" | "phone"> & {
  /** Null leaves it as it is. */
  password: string | null;
  photo: Picture | null;
  /** The one-time code the change has waited for. */
  code: { otp: string; on: "phone" | "email"; medium: string } | null;
};

/** Somewhere a code was sent: a phone number with `+`, or a mail address. */
export type CodeTarget = { channel: CodeChannel; to: string };

/** A code that came back. `otp` is a sign-in by nothing else, `manual` one that had a password or another site before. */
export type CodeInput = CodeTarget & { code: string; loginType: "manual" | "otp"; guestId?: number };

/** What another site says of a person. */
export type SocialAccount = {
  medium: SocialMedium;
  token: string;
  /** The token is an access token; otherwise an ID token. */
  isAccessToken: boolean;
  uniqueId: string;
  email: string;
};

/** Who a newcomer is (docs/delivery-api.md §3.6). */
export type PersonalInfo = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  loginType: "otp" | "social" | "manual";
  referralCode?: string;
  guestId?: number;
};

export type SavedAddress = {
  id: number;
  /** `home`, `office` or a label of the customer's own. */
  type: string;
  address: string;
  contactName: string;
  contactNumber: string;
  road: string;
  house: string;
  floor: string;
  location: Coordinates | null;
  zoneIds: number[];
};

/** An address as the customer fills it in (DATA-14). */
export type AddressInput = {
  /** `home`, `office`, `other` or a label of the customer's own. */
  type: string;
  label: string;
  address: string;
  location: Coordinates;
  contactName: string;
  contactNumber: string;
  contactEmail: string;
  road: string;
  house: string;
  floor: string;
  additional: string;
};

export type CartLineInput = {
  itemId: number;
  isCampaign: boolean;
  storeId: number;
  /** Unit price of item and options before discount, without add-ons. */
  unitPrice: number;
  selection: Selection;
  /** Stock of the chosen combination (`selection.variationType`), when there is one. */
  variationStock?: number | null;
};

export type CartLineUpdate = CartLineInput & {
  lineId: number;
  /** What the line holds now: X keeps old options where there shall be none (docs/delivery-api.md §6). */
  before: Selection;
};

/** A picture the customer sends, looked at before: `type` is what its content says, `name` is ours. */
export type Picture = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** An order of food, grocery, pharmacy or ecommerce: docs/delivery-api.md §11.1. */
export type OrderInput = {
  paymentMethod: PaymentMethod;
  orderType: Exclude<OrderType, "parcel">;
  storeId: number;
  /** What the customer was shown; the server computes its own. */
  orderAmount: number;
  discountAmount: number;
  taxAmount: number;
  /** 0 for take-away. */
  distanceKm: number;
  /** For take-away the store's own place: the server wants coordinates inside the zone. */
  address: {
    address: string;
    addressType: string;
    location: Coordinates;
    road: string;
    house: string;
    floor: string;
  };
  contact: { name: string; number: string; email: string };
  /** Null orders the server's cart; lines order just these (Buy Now, campaign). */
  buyNow: CartLineInput[] | null;
  coupon: { code: string; title: string; amount: number } | null;
  /** Server time `YYYY-MM-DD HH:mm:ss`; null for as soon as possible. */
  scheduleAt: string | null;
  note: string;
  deliveryInstruction: string;
  unavailableItemNote: string;
  tip: number;
  cutlery: boolean;
  partialPayment: boolean;
  /** 0 when no extra packaging is wanted. */
  extraPackaging: number;
  /** Pictures of a prescription; none where nothing needs one. */
  prescription: Picture[];
};

/** A parcel from door to door: docs/delivery-api.md §11.3. `address` and `contact` are the sender's. */
export type ParcelInput = Pick<
  OrderInput,
  | "paymentMethod"
  | "orderAmount"
  | "taxAmount"
  | "distanceKm"
  | "address"
  | "contact"
  | "deliveryInstruction"
  | "tip"
  | "partialPayment"
> & {
  categoryId: number;
  payer: ChargePayer;
  senderZoneId: number;
  /** `zoneId` is that of the receiver's point: N and X insist on it. */
  receiver: OrderInput["address"] & { name: string; number: string; zoneId: number };
};

/** What a customer tells of an offline payment: docs/delivery-api.md §10.7. `inputs` by the names of the method's inputs. */
export type OfflineInfo = { methodId: number; inputs: Record<string, string>; note: string };

export type TaxQuote = { amount: number; included: boolean };

export type SurgeQuote = Discount & { note: string | null };

export type CancellationReason = { id: number; reason: string };

export type RefundReason = { id: number; reason: string };

/** Why the money of a delivered order is asked back: docs/delivery-api.md §10.5. */
export type RefundInput = { orderId: number; reason: string; note: string; pictures: Picture[] };

/** A chat by its number, or by whom it is with: their own number, 0 for the admin. */
export type ChatTarget = { conversationId: number } | { kind: ChatPartnerKind; id: number };

/** What a customer says in a chat: text, pictures or both. */
export type MessageInput = {
  to: ChatTarget;
  text: string;
  pictures: Picture[];
  /** The order it is about. */
  orderId: number | null;
};

/** What a customer says of an item or of the courier: docs/delivery-api.md §7.4. `rating` is 1 to 5. */
export type ReviewInput = { orderId: number; rating: number; comment: string; pictures: Picture[] };

/** The delivered order a customer is asked about, with pictures of its items: docs/delivery-api.md §4.3, API-50. */
export type ReviewReminder = { orderId: number; images: string[] };
