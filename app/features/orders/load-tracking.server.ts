import type { Failure } from "~/delivery-api";
import { environment } from "~/env.server";
import { leaveIfExpired } from "~/request/expired.server";
import type { Shop } from "~/request/shop.server";
import { parseOrderId } from "./order-id";
import { type TrackingView, trackingView, withoutWays } from "./order-view";

export type TrackData = {
  order: TrackingView | null;
  /** Why there is none (TRK-09): it does not exist, or nobody answers. */
  problem: "not-found" | "no-answer" | null;
  tileUrl: string | null;
};

/** The order of the tracking drawer and of its polling; a guest's phone number proves whose it is (ROLE-14, ROLE-16). */
export async function loadTracking(shop: Shop): Promise<TrackData> {
  const { mapTileUrl: tileUrl } = environment();
  const notFound: TrackData = { order: null, problem: "not-found", tileUrl };
  const orderId = parseOrderId(shop.url.searchParams.get("order"));
  const { visitor, guest } = shop.session;
  const isGuest = visitor.token === null;
  if (orderId === null || (isGuest && guest.trackingNumber === "")) return notFound;
  const result = await shop.api.orders.track({
    orderId,
    ...(isGuest ? { contactNumber: guest.trackingNumber } : {}),
  });
  await leaveIfExpired(shop, result);
  if (result.ok) return { order: trackingView(result.value), problem: null, tileUrl };
  if (!isAnswer(result.failure)) return { order: null, problem: "no-answer", tileUrl };
  return isGuest ? notFound : { ...notFound, ...(await orderedAsGuest(shop, orderId)) };
}

/**
 * What a customer ordered before they signed in belongs to no account: it is asked for as a guest would, by the number of the track form
 * (HOME-parc-08). Nothing can be done with it from an account, only seen.
 */
async function orderedAsGuest(shop: Shop, orderId: number): Promise<Partial<TrackData>> {
  const { visitor, guest, place, module } = shop.session;
  if (guest.trackingNumber === "" || visitor.guestId === null) return {};
  const asGuest = shop.apiAt({ place, moduleId: module?.id ?? null, token: null, guestId: visitor.guestId });
  const result = await asGuest.orders.track({ orderId, contactNumber: guest.trackingNumber });
  if (result.ok) return { order: withoutWays(trackingView(result.value)), problem: null };
  return isAnswer(result.failure) ? {} : { problem: "no-answer" };
}

/** Whether the server has spoken: then asking again would not help. */
export const isAnswer = ({ kind }: Failure): boolean =>
  kind === "not-found" || kind === "rejected" || kind === "unauthorized";

/** The track form, filled with what is known; customers need no number (TRK-04, TRK-15). */
export function loadTrackForm(shop: Shop): { order: string; phone: string; needsPhone: boolean } {
  const { visitor, guest } = shop.session;
  const isGuest = visitor.token === null;
  const asked = parseOrderId(shop.url.searchParams.get("order")) ?? (isGuest ? guest.lastOrder?.id : null);
  return { order: asked ? String(asked) : "", phone: guest.trackingNumber, needsPhone: isGuest };
}
