import type { Order } from "~/delivery-api";
import { environment } from "~/env.server";
import { fallbackConfig } from "~/features/catalogue/ShopFacts";
import { ensureGuestNumber } from "~/request/context/guest.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { constraintsOf } from "~/request/posting/constraints.server";
import { arrivalWriter } from "./arrival-view.server";
import { askGuestOrder, type GuestOrder, isAnswer, isPlacedHere } from "./guest-order.server";
import { type LineView, lineView } from "./load-details.server";
import { trackHref } from "./order-href";
import { parseOrderId } from "./order-id";
import { type TrackingView, trackingView, withoutActions, withoutPeople } from "./order-view";
import { expectRunning } from "./running.server";
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

/** The tracked order alone, for a drawer that follows it (TRK-08). Who has to sign in first comes back to the drawer, not to its data. */
export function loadTrackStatus(context: RequestContext): Promise<TrackData> {
  context.url = new URL(trackHref(context.url.searchParams.get("order") ?? ""), context.publicOrigin);
  return loadTracking(context);
}

/** What was ordered stands in the drawer too; it does not change, so nobody asks for it again. */
export type TrackDialogData = TrackData & { lines: LineView[] };

/** The tracking drawer, as it is opened. */
export async function loadTrackDialog(context: RequestContext): Promise<TrackDialogData> {
  const data = await loadTracking(context);
  if (data.order?.isComplete && data.order.outcome === "running") expectRunning(context);
  return { ...data, lines: data.order?.isComplete ? await linesOf(context, data.order) : [] };
}

async function linesOf(context: RequestContext, { id, type }: TrackingView): Promise<LineView[]> {
  if (type === "parcel") return [];
  const [lines, config] = await Promise.all([context.api.orders.details(id), context.api.config.get()]);
  const digits = secondary(config, null)?.currency.digits ?? fallbackConfig.currency.digits;
  return lines.ok && Array.isArray(lines.value)
    ? lines.value.map((line) => lineView(line, digits, context.language))
    : [];
}

/** The order of the tracking drawer and of its polling; a guest's phone number proves whose it is (ROLE-14, ROLE-16). */
export async function loadTracking(context: RequestContext): Promise<TrackData> {
  const { mapTileUrl: tileUrl } = environment();
  const trackData = (data: Partial<TrackData>): TrackData => ({ ...nothingFound, tileUrl, ...data });
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const { visitor, guest } = context.session;
  if (orderId === null || (visitor.token === null && guest.trackingNumber === "")) return trackData({});
  if (visitor.token === null)
    return trackData(await tracked(context, await askGuestOrder(context, context.api, orderId)));
  const result = await context.api.orders.track({ orderId });
  await leaveIfExpired(context, result);
  if (result.ok) return trackData({ order: await viewOf(context, result.value), problem: null });
  return trackData(isAnswer(result.failure) ? await orderedAsGuest(context, orderId) : { problem: "no-answer" });
}

const nothingFound = { order: null, problem: "not-found", minutes: 0 } as const;

/** Elsewhere than where it was placed, a number and a phone show neither place nor people (TRK-13). */
async function tracked(context: RequestContext, requested: GuestOrder): Promise<Partial<TrackData>> {
  if (requested.kind === "too-many") return { problem: "too-many", minutes: requested.minutes };
  if (requested.kind === "failed") return isAnswer(requested.failure) ? {} : { problem: "no-answer" };
  const view = await viewOf(context, requested.order);
  return { order: requested.isPlacedHere ? view : withoutPeople(view), problem: null };
}

const viewOf = async (context: RequestContext, order: Order): Promise<TrackingView> =>
  trackingView(order, (await arrivalWriter(context))(order));

/**
 * What a customer ordered before they signed in belongs to no account: it is asked for as a guest would, by the number of the track form
 * (HOME-parc-08). Nothing can be done with it from an account, only seen.
 */
async function orderedAsGuest(context: RequestContext, orderId: number): Promise<Partial<TrackData>> {
  const { guest, area, module } = context.session;
  if (guest.trackingNumber === "") return {};
  // With the sign-in the number of who ordered is gone: any other opens the way, and the phone proves whose order it is.
  if (isPlacedHere(context, orderId)) {
    const numbered = await ensureGuestNumber(context);
    if (!numbered.ok) return { problem: "no-answer" };
  }
  const { guestId } = context.session.visitor;
  if (guestId === null) return {};
  const asGuest = context.apiAt({ place: area, moduleId: module?.id ?? null, token: null, guestId });
  const data = await tracked(context, await askGuestOrder(context, asGuest, orderId));
  return data.order ? { ...data, order: withoutActions(data.order) } : data;
}

/** Where the order of the address is tracked at once: to its owner the form is no question. Null where the form is needed (TRK-15). */
export function trackedAtOnce(context: RequestContext): string | null {
  const { searchParams } = context.url;
  const orderId = searchParams.has("dialog") ? null : parseOrderId(searchParams.get("order"));
  if (orderId === null) return null;
  return context.session.visitor.token !== null || isPlacedHere(context, orderId) ? trackHref(orderId) : null;
}

/** The track form, filled with what is known; customers need no number (TRK-04, TRK-15). */
export function loadTrackForm(context: RequestContext): TrackFormData {
  const { visitor, guest } = context.session;
  const isGuest = visitor.token === null;
  const requested = parseOrderId(context.url.searchParams.get("order")) ?? (isGuest ? guest.lastOrder?.id : null);
  return {
    order: requested ? String(requested) : "",
    phone: guest.trackingNumber,
    constraints: constraintsOf(trackSchema(context.t, { needsPhone: isGuest })),
  };
}
