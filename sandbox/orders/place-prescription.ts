import type { SandboxContext } from "../context";
import type { Input } from "../http/input";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { settingsWith } from "../settings";
import { type PlacedOrder, pointOf, settle } from "./place";
import { refuseSwitchedOff, requireOpen, requireStore, requireZone } from "./place-checks";
import { readPrescriptionForm } from "./place-form";
import { priceOrder } from "./place-price";

/**
 * `POST /customer/order/prescription/place`, docs/delivery-api.md §11.4: an order without lines. It costs its fees until the store has
 * read the files; no minimum holds.
 * @throws Refusal with the codes of `order/place`; `order_type` where operator or store take no prescriptions.
 */
export function placePrescription(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  return context.db.transaction().execute(async (trx) => place({ ...context, db: trx }, visitor, input));
}

async function place(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  const settings = settingsWith(context.overrides);
  const form = readPrescriptionForm(input, visitor, context.dialect);
  refuseSwitchedOff(settings, form, visitor);
  const store = await requireStore(context, form.store_id, form.order_type);
  if (!settings.prescription_order_status || !store.prescription_order) {
    throw refuse(403, "order_type", "prescriptionsOff");
  }
  const zone = await requireZone(context, store, pointOf(form), form.payment_method);
  await requireOpen(context, store, null);
  const price = await priceOrder(context, {
    store,
    zone,
    lines: [],
    storeDiscount: null,
    coupon: null,
    customer: visitor.customer,
    takeAway: form.order_type === "take_away",
    distanceKm: Math.max(form.distance ?? 0, 0),
    tip: form.dm_tips ?? 0,
    wantsPackaging: false,
  });
  return settle(context, {
    form,
    visitor,
    store,
    zone,
    moduleId: store.module_id,
    moduleType: "pharmacy",
    lines: [],
    price,
    couponCode: null,
    couponTitle: "",
    scheduledFor: null,
    isPrescription: true,
    parcel: null,
  });
}
