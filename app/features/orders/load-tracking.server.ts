import { environment } from "~/env.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";
import { askGuestOrder, type GuestOrder, isAnswer } from "./guest-order.server";
import { parseOrderId } from "./order-id";
import { type TrackingView, trackingView, withoutPeople, withoutWays } from "./order-view";

export type TrackData = {
  order: TrackingView | null;
  /** Why there is none (TRK-09): it does not exist, nobody answers, or too many were asked for that do not exist. */
  problem: "not-found" | "no-answer" | "too-many" | null;
  /** After how many minutes it may be asked for again, when too many orders were not found. */
  minutes: number;
  tileUrl: string | null;
};

/** The order of the tracking drawer and of its polling; a guest's phone number proves whose it is (ROLE-14, ROLE-16). */
export async function loadTracking(shop: Shop): Promise<TrackData> {
  const { mapTileUrl: tileUrl } = environment();
  const told = (data: Partial<TrackData>): TrackData => ({ ...nothingFound, tileUrl, ...data });
  const orderId = parseOrderId(shop.url.searchParams.get("order"));
  const { visitor, guest } = shop.session;
  if (orderId === null || (visitor.token === null && guest.trackingNumber === "")) return told({});
  if (visitor.token === null) return told(tracked(await askGuestOrder(shop, shop.api, orderId)));
  const result = await shop.api.orders.track({ orderId });
  await leaveIfExpired(shop, result);
  if (result.ok) return told({ order: trackingView(result.value), problem: null });
  return told(isAnswer(result.failure) ? await orderedAsGuest(shop, orderId) : { problem: "no-answer" });
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
async function orderedAsGuest(shop: Shop, orderId: number): Promise<Partial<TrackData>> {
  const { visitor, guest, place, module } = shop.session;
  if (guest.trackingNumber === "" || visitor.guestId === null) return {};
  const asGuest = shop.apiAt({ place, moduleId: module?.id ?? null, token: null, guestId: visitor.guestId });
  const data = tracked(await askGuestOrder(shop, asGuest, orderId));
  return data.order ? { ...data, order: withoutWays(data.order) } : data;
}

/** The track form, filled with what is known; customers need no number (TRK-04, TRK-15). */
export function loadTrackForm(shop: Shop): { order: string; phone: string; needsPhone: boolean } {
  const { visitor, guest } = shop.session;
  const isGuest = visitor.token === null;
  const asked = parseOrderId(shop.url.searchParams.get("order")) ?? (isGuest ? guest.lastOrder?.id : null);
  return { order: asked ? String(asked) : "", phone: guest.trackingNumber, needsPhone: isGuest };
}
