import type { Coordinates } from "~/delivery-api";
import { parcelPaymentPath } from "~/features/checkout/parcel-path";
import { isSamePoint } from "~/features/location/same-point";

/** Where from and where to: each is a step of its own, with a form of its own (RTE-44). */
export const parcelEnds = ["sender", "receiver"] as const;
export type ParcelEnd = (typeof parcelEnds)[number];
export type ParcelStep = ParcelEnd | "payment";

type Known = { categoryId: number | null; sender: Coordinates | null; receiver: Coordinates | null };

/** The address of a step. */
export const stepHref = (step: ParcelStep): string =>
  step === "payment" ? parcelPaymentPath : `/parcel-delivery-info?step=${step}`;

/** The step that an address asks for: without a name it is the first. */
export const stepOf = (search: URLSearchParams): ParcelEnd =>
  search.get("step") === "receiver" ? "receiver" : "sender";

/** The first step that still wants something before `step` may be entered; null when it may. */
export function missingBefore(step: ParcelStep, { categoryId, sender, receiver }: Known): ParcelEnd | null {
  if (step === "sender") return null;
  if (categoryId === null || sender === null) return "sender";
  return step === "payment" && receiver === null ? "receiver" : null;
}

/** Where a finished end leads: to whatever is still missing, at last to the payment. */
export const stepAfter = (known: Known): ParcelStep => missingBefore("payment", known) ?? "payment";

/** Nothing can be carried from a door to the same door. */
export const isSameAddress = ({ sender, receiver }: Pick<Known, "sender" | "receiver">): boolean =>
  isSamePoint(sender, receiver);
