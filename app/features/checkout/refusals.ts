import { type ApiError, paymentMethodsOnWire } from "~/delivery-api";
import type { PaymentObstacle } from "~/features/payments/payment-method";
import { lookUp } from "~/look-up";

/** Why the delivery API refuses an order, as far as the customer must know (docs/delivery-api.md §11.1). */
export type RefusalReason =
  | PaymentObstacle
  | "closed"
  | "notNow"
  | "minimum"
  | "guests"
  | "orderType"
  | "payment"
  | "zone"
  | "store"
  | "notTaking"
  | "coupon"
  | "emptyCart"
  | "differentStores"
  | "prescription"
  | "items"
  | "walletPart"
  | "contact"
  | "tooManyLines"
  | "already"
  | "other";

/** Where the customer goes on. */
type NextStep = "form" | "cart" | "sign-in" | "location" | "stores" | "order";

type Known = { reason: RefusalReason; next: NextStep; field?: string };

const known: Record<string, Known> = {
  is_guest: { reason: "guests", next: "sign-in" },
  order_type: { reason: "orderType", next: "form", field: "orderType" },
  guest_id: { reason: "guests", next: "sign-in" },
  payment_method: { reason: "payment", next: "form", field: "payment" },
  order_method: { reason: "partialOff", next: "form", field: "payment" },
  zone: { reason: "zone", next: "location" },
  coordinates: { reason: "zone", next: "location" },
  receiverZone: { reason: "zone", next: "location" },
  latitude: { reason: "zone", next: "location" },
  longitude: { reason: "zone", next: "location" },
  address: { reason: "zone", next: "location" },
  distance: { reason: "zone", next: "location" },
  store: { reason: "store", next: "stores" },
  store_id: { reason: "store", next: "stores" },
  order_time: { reason: "closed", next: "form", field: "when" },
  schedule_at: { reason: "closed", next: "form", field: "when" },
  "order-confirmation-model": { reason: "notTaking", next: "stores" },
  "order-confirmation-error": { reason: "notTaking", next: "stores" },
  coupon: { reason: "coupon", next: "form" },
  coupon_code: { reason: "coupon", next: "form" },
  empty_cart: { reason: "emptyCart", next: "cart" },
  different_stores: { reason: "differentStores", next: "cart" },
  prescription: { reason: "prescription", next: "form", field: "prescription" },
  order_attachment: { reason: "prescription", next: "form", field: "prescription" },
  "order_attachment.0": { reason: "prescription", next: "form", field: "prescription" },
  quantity: { reason: "items", next: "cart" },
  stock: { reason: "items", next: "cart" },
  not_found: { reason: "items", next: "cart" },
  order_amount: { reason: "codLimit", next: "form", field: "payment" },
  partial_payment: { reason: "walletPart", next: "form", field: "payment" },
  contact_person_name: { reason: "contact", next: "form", field: "contactName" },
  contact_person_number: { reason: "contact", next: "form", field: "contactNumber" },
  contact_person_email: { reason: "contact", next: "form", field: "contactEmail" },
};

/** One refusal: our own words by `reason`, the server's beside them. */
export type Refusal = Known & {
  message: string;
  /** Of the order that stands already. */
  href?: string;
};

/** More than one order takes (`snapshotLimits`). */
export const aboveLineLimit: Refusal = { reason: "tooManyLines", next: "cart", message: "" };

/** An order just like this one stands, and nobody has told the customer yet. */
export const already = (href: string): Refusal => ({ reason: "already", next: "order", message: "", href });

/**
 * The refusals of an answer, each reason once; at least one. One code may have several meanings: `order_time` stands for "closed
 * then", for "below the store's minimum" (`isBelowMinimum` tells) and for "no such store", `order_amount` for the limit of cash and for a
 * wallet that is too small.
 */
export function refusalsOf(errors: ApiError[], status: number | null, isBelowMinimum: boolean): Refusal[] {
  const refusals = errors.map(({ code, message }): Refusal => {
    if (code === "order_time" && isBelowMinimum) return { reason: "minimum", next: "cart", message };
    if (code === "order_amount" && status === softFailure) return { ...tooSmall, message };
    if (code === "order_time" && status === 404) return { reason: "store", next: "stores", message };
    return { ...(lookUp(known, code) ?? (isSwitchedOff(code) ? switchedOff : other)), message };
  });
  const byReason = new Map(refusals.map((refusal) => [refusal.reason + refusal.field, refusal]));
  return byReason.size > 0 ? [...byReason.values()] : [{ ...other, message: "" }];
}

/** The status of a wallet's refusals (docs/delivery-api.md §1.6); with another the same code stands for the cash limit. */
const softFailure = 203;
const tooSmall: Known = { reason: "walletTooSmall", next: "form", field: "payment" };
const switchedOff: Known = { reason: "payment", next: "form", field: "payment" };
const isSwitchedOff = (code: string) => [...paymentMethodsOnWire.values()].some(({ refusal }) => refusal === code);
const other: Known = { reason: "other", next: "form" };
