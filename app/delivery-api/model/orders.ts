import type { ModuleType } from "~/module-kinds";
import type { Coordinates, Discount } from "./basics";
import type { AddOn, VariationOption } from "./catalogue";
import type { OrderPaymentMethod } from "./payment-methods";
import type { OfflinePayment, OrderPayment } from "./payments";

export const runningStatuses = ["pending", "accepted", "confirmed", "processing", "handover", "picked_up"] as const;
export const finishedStatuses = [
  "delivered",
  "canceled",
  "refund_requested",
  "refund_request_canceled",
  "refunded",
  "failed",
  "returned",
] as const;
export type OrderStatus = (typeof runningStatuses)[number] | (typeof finishedStatuses)[number];
export type OrderType = "delivery" | "take_away" | "parcel";

/** Who pays for a parcel (docs/delivery-api.md §11.3). */
export const chargePayers = ["sender", "receiver"] as const;
export type ChargePayer = (typeof chargePayers)[number];

export type OrderAddress = {
  contactName: string;
  contactNumber: string;
  contactEmail: string | null;
  addressType: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  location: Coordinates | null;
};

export type Courier = {
  id: number;
  name: string;
  phone: string;
  image: string | null;
  rating: number;
  ratingCount: number;
  location: Coordinates | null;
};

/** What became of a request for the money of an order: docs/delivery-api.md §10.5. The status of the order tells how it ended. */
type OrderRefund = {
  reason: string;
  note: string;
  /** What comes back, in the main currency unit; null when the server does not say. */
  amount: number | null;
};

export type Order = {
  id: number;
  status: OrderStatus;
  type: OrderType;
  createdAt: string;
  /** Server-time `YYYY-MM-DD HH:mm:ss`; null when as soon as possible. */
  scheduledAt: string | null;
  amount: number;
  deliveryFee: number;
  tax: number;
  taxIncluded: boolean;
  storeDiscount: number;
  couponDiscount: number;
  /** What a flash sale took off, and what a first order gets. */
  flashDiscount: number;
  firstOrderDiscount: number;
  /** X: what a member gets, and what express delivery costs, be it part of `deliveryFee` or not; else 0. */
  proDiscount: number;
  deliveryTypeCharge: number;
  tip: number;
  additionalCharge: number;
  extraPackaging: number;
  paymentMethod: OrderPaymentMethod;
  paymentStatus: "unpaid" | "paid" | "partially_paid";
  /** What the wallet has paid of an order that is paid in parts, else 0. */
  partlyPaid: number;
  /** The parts of such an order; none in lists. */
  payments: OrderPayment[];
  /** None in lists, and before the customer has told of the payment. */
  offlinePayment: OfflinePayment | null;
  note: string | null;
  deliveryInstruction: string | null;
  cutlery: boolean;
  moduleType: ModuleType;
  store: {
    id: number;
    /** Whom a chat with the store is with. */
    vendorId: number | null;
    slug: string;
    name: string;
    address: string;
    logo: string | null;
    phone: string | null;
    /** As the server writes it: `20-30 min` (DATA-13). */
    deliveryTime: string | null;
    location: Coordinates | null;
    zoneId: number | null;
    moduleId: number | null;
  } | null;
  address: OrderAddress | null;
  receiver: OrderAddress | null;
  /** Null for orders of a store. */
  parcel: { category: string | null; payer: ChargePayer | null } | null;
  courier: Courier | null;
  /** When each status was reached, server time `YYYY-MM-DD HH:mm:ss`. */
  times: Partial<Record<OrderStatus, string>>;
  isGuest: boolean;
  linesCount: number;
  cancellationReason: string | null;
  /** What shall become of goods that are not there. */
  unavailableItemNote: string | null;
  /** Ordered by a prescription alone: the pharmacy fills it and says what it costs. */
  isPrescription: boolean;
  /** Addresses of pictures: the prescription, and what the courier took at the door. */
  attachments: string[];
  proofs: string[];
  refund: OrderRefund | null;
  /** Why the operator has refused a refund. */
  refundAnswer: string | null;
};

export type OrderLine = {
  id: number;
  itemId: number | null;
  /** `itemId` is then a campaign item's. */
  isCampaign: boolean;
  name: string;
  image: string | null;
  price: number;
  quantity: number;
  discount: number;
  groups: { name: string; options: VariationOption[] }[];
  variationType: string | null;
  addOns: (AddOn & { quantity: number })[];
  addOnsTotal: number;
};

export type PlacedOrder = { orderId: number; total: number | null };

/** A coupon as it applies to an order: docs/delivery-api.md §9.4, DATA-34. Amounts are in the main currency unit. */
export type Coupon = {
  code: string;
  title: string;
  discount: Discount;
  minPurchase: number;
  /** 0: no cap. */
  maxDiscount: number;
  freesDelivery: boolean;
};
