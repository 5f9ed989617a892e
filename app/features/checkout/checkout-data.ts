import type { AddressRow } from "~/features/addresses/load-addresses.server";
import type { OfflineFieldName } from "~/features/payments/offline";
import type { PaymentOffers } from "~/features/payments/payment-method";
import type { Constraints } from "~/request/posting/constraints.server";
import type { PhoneCountry } from "~/request/posting/phone-number.server";
import type { Quote } from "./quote";
import type { Refusal } from "./refusals";
import type { SlotDay } from "./slots.server";

/** A line of the order summary. Amounts are in the main currency unit. */
export type CheckoutLine = {
  id: number;
  name: string;
  image: string | null;
  quantity: number;
  options: string;
  total: number;
  before: number;
  needsPrescription: boolean;
};

/** Characters of the longest note an order takes. */
export const longestNote = 500;

/** What the store may do when something is sold out. */
export const unavailableChoices = ["call", "replace", "leave"] as const;

/** How the courier hands an order over; told in words before the customer's own. */
export const dropOffChoices = ["hand", "leave"] as const;

/** Names of the checkout form's fields, with what they hold as text. */
export type CheckoutFields = {
  orderType: string;
  when: string;
  scheduleAt: string;
  contactName: string;
  contactCountry: string;
  contactNumber: string;
  contactEmail: string;
  road: string;
  house: string;
  floor: string;
  payment: string;
  fromWallet: string;
  tip: string;
  customTip: string;
  note: string;
  dropOff: string;
  deliveryInstruction: string;
  cutlery: string;
  packaging: string;
  saveAddress: string;
  unavailable: string;
  coupon: string;
  prescription: string;
  /** Who pays for a parcel, whose form shares the panels. */
  payer: string;
  /** One per input of each offline method (`offlineField`). */
  [offline: OfflineFieldName]: string;
};
export type CheckoutDefaults = Partial<CheckoutFields>;

/** What a picked address says of the place, and what it or a guest's contact says of who receives the order. */
export const placeFields = ["road", "house", "floor"] as const;
export const contactFields = ["contactName", "contactCountry", "contactNumber", "contactEmail"] as const;

/** The coupon in use; with a `problem` it does not count, and why. `isUnchecked`: nobody knows yet, the order will tell. */
export type ChosenCouponState = { code: string; title: string; problem: string | null; isUnchecked: boolean };

/** The code of a coupon that is picked, in the address its button posts to. */
export const pickedCoupon = "coupon";

/** The number of a saved address that is picked, in the address its button posts to. */
export const deliverToAddress = "to";

/** A coupon to pick, in words: what it gives, and what it saves on this order or what is missing to its minimum. */
export type CouponPick = { code: string; title: string; saves: number; missing: number };

/** An order that can be made out, as the page needs it. */
export type CheckoutOrder = {
  kind: "order";
  /** The one-time key of this form. */
  formKey: string;
  /** What the page shows, as JSON of a `Snapshot`; it comes back with the order. */
  seen: string;
  store: { id: number; name: string; href: string; zoneId: number; deliveryTime: string | null; cutlery: boolean };
  place: { address: string };
  /** The customer's saved addresses that the store serves, the current one first (ADDR-23, ADDR-24); guests have none. */
  saved: AddressRow[];
  /** Another text whenever the order goes to another address, or to another person. */
  fingerprints: { place: string; contact: string };
  /** Whether nobody has to be asked who receives it: name and phone, a guest's e-mail too. */
  isContactKnown: boolean;
  lines: CheckoutLine[];
  /** Whose items of the cart this order does not take, in words; null as a rule. */
  waiting: string | null;
  quote: Quote;
  coupon: ChosenCouponState | null;
  /** The coupons to pick from, the best for this order first; none while one counts. */
  coupons: CouponPick[];
  orderTypes: ("delivery" | "take_away")[];
  isSoldNow: boolean;
  slots: SlotDay[];
  payments: PaymentOffers;
  /**
   * The pictures the order needs, 1 to `atMost`. `isAll`: the order is nothing else, and its price comes later (CHK-10).
   * `mustChooseAgain`: they were chosen in an attempt before this one.
   */
  prescription: { atMost: number; isAll: boolean; mustChooseAgain: boolean } | null;
  isGuest: boolean;
  /** The country choice of the phone field. */
  countries: PhoneCountry[];
  /** Why there is no time to have it at; null when there is one. */
  noTime: Refusal | null;
  /** Why the order would be refused, however it is paid. */
  refusals: Refusal[];
  defaults: CheckoutDefaults;
  constraints: Constraints;
};

export type CheckoutData = CheckoutOrder | { kind: "empty" };
