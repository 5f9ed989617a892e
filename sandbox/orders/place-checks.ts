import type { Coordinates, SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import { isInside, zoneRing } from "../geo";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { isOnIn, paymentMethods } from "../payments/methods";
import { isOpenAt } from "../rules/opening";
import { type Settings, settingsWith } from "../settings";
import { parseServerTime } from "../time";

type Store = SeedRow<"stores">;
type Zone = SeedRow<"zones">;

type Wish = {
  payment_method: string;
  order_type: string;
  partial_payment: boolean;
  schedule_at: string | null;
};

/** @throws Refusal 403: `is_guest`, `order_type`, `order_method`, or the code of a payment method that is off. */
export function refuseSwitchedOff(settings: Settings, wish: Wish, visitor: Visitor): void {
  if (visitor.isGuest && !settings.guest_checkout_status) throw refuse(403, "is_guest", "guestCheckoutOff");
  if (wish.order_type === "delivery" && !settings.home_delivery_status) throw refuse(403, "order_type", "deliveryOff");
  if (wish.order_type === "take_away" && !settings.takeaway_status) throw refuse(403, "order_type", "takeAwayOff");
  if (wish.partial_payment && !settings.partial_payment_status) throw refuse(403, "order_method", "partialOff");
  const method = paymentMethods.get(wish.payment_method);
  if (method?.off && !method.isOn(settings)) throw refuse(403, method.off.code, method.off.message);
}

/** @throws Refusal `store` 403, in M `order_time` 404; also when the store does not serve this kind of order. */
export async function requireStore(context: SandboxContext, storeId: number, orderType: string): Promise<Store> {
  const store = await context.db
    .selectFrom("stores")
    .selectAll()
    .where("id", "=", storeId)
    .where("status", "=", 1)
    .executeTakeFirst();
  if (!store) {
    throw context.dialect === "m" ? refuse(404, "order_time", "storeNotFound") : refuse(403, "store", "storeNotFound");
  }
  if (orderType === "delivery" && !store.delivery) throw refuse(403, "order_type", "deliveryOff");
  if (orderType === "take_away" && !store.take_away) throw refuse(403, "order_type", "takeAwayOff");
  return store;
}

/**
 * The store's zone; a point outside it is refused, and so is a zone whose switch for this payment is off.
 * @throws Refusal 403 `coordinates` in M, `zone` in N and X; the code of a payment method that is off in it.
 */
export async function requireZone(context: SandboxContext, store: Store, point: Coordinates | null, payment: string) {
  const zone = await context.db.selectFrom("zones").selectAll().where("id", "=", store.zone_id).executeTakeFirst();
  const isInZone = zone?.status === 1 && (!point || isInside(point, zoneRing(zone.coordinates)));
  if (!zone || !isInZone) throw refuse(403, context.dialect === "m" ? "coordinates" : "zone", "zoneOutside");
  refuseZonePayment(zone, payment);
  return zone;
}

/** @throws Refusal 403 where the zone's switch for this payment is off. */
export function refuseZonePayment(zone: Zone, payment: string): void {
  const method = paymentMethods.get(payment);
  if (method?.off && !isOnIn(zone, method)) throw refuse(403, method.off.code, method.off.message);
}

/**
 * When the order is for: the scheduled time, or null for as soon as possible.
 * @throws Refusal `schedule_at` or `order_time`, 406 in M and 403 in N and X.
 */
export async function requireOpen(
  context: SandboxContext,
  store: Store,
  scheduleAt: string | null,
): Promise<Date | null> {
  const status = context.dialect === "m" ? 406 : 403;
  const time = scheduleAt === null ? null : parseServerTime(scheduleAt, context.operatorZone);
  if (scheduleAt !== null) {
    if (!time) throw refuse(403, "schedule_at", "fieldInvalid", { field: "schedule at" });
    if (!store.schedule_order || !settingsWith(context.overrides).schedule_order) {
      throw refuse(status, "schedule_at", "scheduleOff");
    }
    if (time <= context.now) throw refuse(status, "order_time", "schedulePast");
  }
  const schedule = await context.db
    .selectFrom("store_schedules")
    .selectAll()
    .where("store_id", "=", store.id)
    .execute();
  const isOpen = store.active === 1 && isOpenAt(schedule, time ?? context.now, context.operatorZone);
  if (!isOpen) throw refuse(status, "order_time", "storeClosed");
  return time;
}
