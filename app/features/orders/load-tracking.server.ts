import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { constraintsOf } from "~/request/posting/constraints.server";
import { askGuestOrder, type GuestOrder, isAnswer } from "./guest-order.server";
import { parseOrderId } from "./order-id";
import { type TrackingView, trackingView, withoutActions, withoutPeople } from "./order-view";
import type { TrackFormData } from "./TrackForm";
import { trackSchema } from "./track-schema.server";

export type TrackData = {
  order: TrackingView | null;
  /** Why there is none (TRK-09): it does not exist, nobody answers, or too many were asked for that do not exist. */
  problem: "not-found" | "no-answer" | "too-many" | null;
  /** After how many minutes it may be asked for again, when too many orders were not found. */
  minutes: number;
  tileUrl: string | null;
};

/** The order of the tracking drawer and of its polling; a guest's phone number proves whose it is (ROLE-14, ROLE-16). */
export async function loadTracking(context: RequestContext): Promise<TrackData> {
  const { mapTileUrl: tileUrl } = environment();
  const told = (data: Partial<TrackData>): TrackData => ({ ...nothingFound, tileUrl, ...data });
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const { visitor, guest } = context.session;
  if (orderId === null || (visitor.token === null && guest.trackingNumber === "")) return told({});
  if (visitor.token === null) return told(tracked(await askGuestOrder(context, context.api, orderId)));
  const result = await context.api.orders.track({ orderId });
  await leaveIfExpired(context, result);
  if (result.ok) return told({ order: trackingView(result.value), problem: null });
  return told(isAnswer(result.failure) ? await orderedAsGuest(context, orderId) : { problem: "no-answer" });
}

const nothingFound = { order: null, problem: "not-found", minutes: 0 } as const;

/** Elsewhere than where it was placed, a number and a phone show neither place nor people (TRK-13). */
function tracked(asked: GuestOrder): Partial<TrackData> {
  if (asked.kind === "too-many") return { problem: "too-many", minutes: asked.minutes };
  if (asked.kind === "failed") return isAnswer(asked.failure) ? {} : { problem: "no-answer" };
  const view = trackingView(asked.order);
  return { order: asked.isPlacedHere ? view : withoutPeople(view), problem: null };
}

/**
 * What a customer ordered before they signed in belongs to no account: it is asked for as a guest would, by the number of the track form
 * (HOME-parc-08). Nothing can be done with it from an account, only seen.
 */
async function orderedAsGuest(context: RequestContext, orderId: number): Promise<Partial<TrackData>> {
  const { visitor, guest, place, module } = context.session;
  if (guest.trackingNumber === "" || visitor.guestId === null) return {};
  const asGuest = context.apiAt({ place, moduleId: module?.id ?? null, token: null, guestId: visitor.guestId });
  const data = tracked(await askGuestOrder(context, asGuest, orderId));
  return data.order ? { ...data, order: withoutActions(data.order) } : data;
}

/** The track form, filled with what is known; customers need no number (TRK-04, TRK-15). */
export function loadTrackForm(context: RequestContext): TrackFormData {
  const { visitor, guest } = context.session;
  const isGuest = visitor.token === null;
  const asked = parseOrderId(context.url.searchParams.get("order")) ?? (isGuest ? guest.lastOrder?.id : null);
  return {
    order: asked ? String(asked) : "",
    phone: guest.trackingNumber,
    constraints: constraintsOf(trackSchema(context.t, { needsPhone: isGuest })),
  };
}
