import type { Discount } from "./basics";
import type { Item } from "./catalogue";

export type SelectedVariation = { name: string; labels: string[] };
type SelectedAddOn = { id: number; quantity: number };
/** What a customer chose of one item. `groups` holds the picks (food), `variationType` the matched combination (other modules). */
export type Selection = {
  quantity: number;
  groups: SelectedVariation[];
  variationType: string | null;
  /** What a form picked of the item's choices, in their order: some may be open still, or make no variation (VAR-14). */
  options?: (string | null)[];
  addOns: SelectedAddOn[];
};

export type CartLine = {
  id: number;
  item: Item;
  isCampaign: boolean;
  /** Unit price of item and options before discount, without add-ons, as the server keeps it. */
  price: number;
  selection: Selection;
};
export type Cart = { lines: CartLine[] };

export type Customer = {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  image: string | null;
  walletBalance: number;
  loyaltyPoints: number;
  referralCode: string | null;
  isSocial: boolean;
  /** Orders placed so far; null where the server does not say. */
  orderCount: number | null;
  /** With the words of the server for how long it is valid; they may be empty. */
  firstOrderDiscount: (Discount & { validity: string }) | null;
  /** Modules whose interests the customer has told. */
  interestModules: number[];
};

/** As one says it; empty where the account has no name. */
export const fullName = ({ firstName, lastName }: Pick<Customer, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** Where a one-time code goes. */
export type CodeChannel = "phone" | "email";
export type SocialMedium = "google" | "facebook" | "apple";

/** How far a call of sign-in has come. */
export type SignInStep =
  | { kind: "signed-in"; token: string }
  /** A code is on its way and must come back. M gives the token at once; it counts only after that. `email` where the server told one. */
  | { kind: "verify"; channel: CodeChannel; token: string | null; email: string }
  /** An account with that phone or mail exists: is it the customer's? */
  | { kind: "exists"; name: string; image: string | null }
  /** Somebody new, of whom the account must know more. `email` where the server told one. */
  | { kind: "info"; email: string };
