import type { ApiError } from "~/delivery-api";
import { type RefusalReason, refusalsOf } from "~/features/checkout/refusals";
import { lookUp } from "~/look-up";
import { type ParcelEnd, stepHref } from "./steps";

/** Why a parcel is refused where the checkout has no words for it. */
const ownReasons = ["senderZone", "receiverZone", "receiver", "category", "samePlace"] as const;
export type OwnReason = (typeof ownReasons)[number];

/** One refusal: our own words by `reason`, the server's beside them, and where it can be mended or looked at. */
export type ParcelRefusal = { reason: OwnReason | RefusalReason; message: string; href: string | null };

export const isOwnReason = (reason: ParcelRefusal["reason"]): reason is OwnReason =>
  ownReasons.some((own) => own === reason);

const at: Record<OwnReason, ParcelEnd> = {
  senderZone: "sender",
  receiverZone: "receiver",
  receiver: "receiver",
  category: "sender",
  samePlace: "receiver",
};

export const refusal = (reason: OwnReason | RefusalReason, message = ""): ParcelRefusal => ({
  reason,
  message,
  href: isOwnReason(reason) ? stepHref(at[reason]) : null,
});

/** Codes that mean something else than for an order of a store (docs/delivery-api.md §11.1). */
const known: Record<string, OwnReason> = {
  zone: "senderZone",
  coordinates: "senderZone",
  latitude: "senderZone",
  longitude: "senderZone",
  address: "senderZone",
  receiverZone: "receiverZone",
  receiver_details: "receiver",
  parcel_category_id: "category",
};

/** The refusals of an answer, each reason once; at least one. */
export function parcelRefusals(errors: ApiError[], status: number | null): ParcelRefusal[] {
  const own = errors.flatMap(({ code, message }) => {
    const reason = lookUp(known, code);
    return reason ? [refusal(reason, message)] : [];
  });
  const others = errors.filter(({ code }) => !Object.hasOwn(known, code));
  const shared =
    own.length > 0 && others.length === 0
      ? []
      : refusalsOf(others, status, false).map(({ reason, message }) => refusal(reason, message));
  return [...new Map([...own, ...shared].map((row) => [row.reason, row])).values()];
}
