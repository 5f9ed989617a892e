import type { SandboxContext } from "../context";
import type { Input } from "../http/input";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { settingsWith } from "../settings";
import { zonesAt } from "../zones";
import { type PlacedOrder, pointOf, settle } from "./place";
import { refuseSwitchedOff, refuseZonePayment } from "./place-checks";
import { readParcelForm } from "./place-form";
import { priceParcel, zoneModuleOf } from "./place-price";

/**
 * `POST /customer/order/place` of a parcel, docs/delivery-api.md §11.3: from the sender's door to the receiver's, without a store. Both doors
 * must lie where parcels are carried.
 * @throws Refusal with the codes of the error table; `parcel_category_id` for a category that is none.
 */
export function placeParcel(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  return context.db.transaction().execute(async (trx) => place({ ...context, db: trx }, visitor, input));
}

async function place(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  const form = readParcelForm(input, visitor, context.dialect);
  refuseSwitchedOff(settingsWith(context.overrides), form, visitor);
  const category = await requireParcelCategory(context, form.parcel_category_id);
  const moduleId = category.module_id;
  const outside = context.dialect === "m" ? "coordinates" : "zone";
  const [zone] = await parcelZones(context, moduleId, pointOf(form));
  if (!zone) throw refuse(403, outside, "zoneOutside");
  const [receiverZone] = await parcelZones(context, moduleId, form.receiver_details);
  if (!receiverZone) throw refuse(403, "receiverZone", "packageParcelZone");
  refuseZonePayment(zone, form.payment_method);
  const price = await priceParcel(context, {
    category,
    zoneId: zone.id,
    moduleId,
    distanceKm: Math.max(form.distance ?? 0, 0),
    tip: form.dm_tips ?? 0,
  });
  return settle(context, {
    form,
    visitor,
    store: null,
    zone,
    moduleId,
    moduleType: "parcel",
    lines: [],
    price,
    couponCode: null,
    couponTitle: "",
    scheduledFor: null,
    isPrescription: false,
    parcel: form,
  });
}

/** @throws Refusal 403 `parcel_category_id`. */
export async function requireParcelCategory(context: SandboxContext, id: number) {
  const category = await context.db
    .selectFrom("parcel_categories")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", 1)
    .executeTakeFirst();
  if (!category) throw refuse(403, "parcel_category_id", "fieldInvalid", { field: "parcel category id" });
  return category;
}

/** The zones at a point that are on and have the module. */
async function parcelZones(context: SandboxContext, moduleId: number, point: ReturnType<typeof pointOf>) {
  if (!point) return [];
  const found = (await zonesAt(context.db, point)).filter(({ status }) => status === 1);
  const served = await Promise.all(found.map(({ id }) => zoneModuleOf(context, id, moduleId)));
  return found.filter((_, index) => served[index] !== undefined);
}
