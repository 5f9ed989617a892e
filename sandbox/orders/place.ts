import { bookWallet } from "../account/ledger";
import { keepUpload } from "../account/uploads";
import type { SandboxContext } from "../context";
import type { Input } from "../http/input";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { paymentMethods } from "../payments/methods";
import { settingsWith } from "../settings";
import { requireCoupon } from "./coupons";
import { runningStoreDiscount } from "./offers";
import { refuseSwitchedOff, requireOpen, requireStore, requireZone } from "./place-checks";
import { type AnyPlaceForm, readPlaceForm } from "./place-form";
import { choosePayment } from "./place-payment";
import { priceOrder, zoneModuleOf } from "./place-price";
import { insertOrder, type Placement } from "./place-store";
import { priceLines } from "./priced-lines";
import { requestedLines } from "./wanted";

export type PlacedOrder = { id: number; total: number; status: string; createdAt: Date };

/**
 * `POST /customer/order/place` of a store's module, docs/delivery-api.md §11.1: checks everything against the data as it is
 * now, reckons the price itself and keeps the order, all in one transaction.
 * @throws Refusal with the codes and statuses of the error table.
 */
export function placeOrder(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  return context.db.transaction().execute(async (trx) => place({ ...context, db: trx }, visitor, input));
}

async function place(context: SandboxContext, visitor: Visitor, input: Input): Promise<PlacedOrder> {
  const { db, operatorZone, now } = context;
  const settings = settingsWith(context.overrides);
  const form = readPlaceForm(input, visitor, context.dialect);
  refuseSwitchedOff(settings, form, visitor);
  const store = await requireStore(context, form.store_id, form.order_type);
  const zone = await requireZone(context, store, pointOf(form), form.payment_method);
  const scheduledFor = await requireOpen(context, store, form.schedule_at);
  const module = await db.selectFrom("modules").selectAll().where("id", "=", store.module_id).executeTakeFirstOrThrow();
  const wanted = await requestedLines(context, visitor, form, store);
  if (wanted.length === 0) throw refuse(403, "empty_cart", "cartEmpty");
  const storeDiscount = await runningStoreDiscount(db, store.id, now, operatorZone);
  const lines = await priceLines(context, wanted, {
    storeId: store.id,
    keepsStock: module.module_type !== "food",
    at: scheduledFor ?? now,
    hasPrescription: form.order_attachment.length > 0,
    storeDiscount,
  });
  const amount = lines.reduce((sum, line) => sum + line.price.unit * line.price.quantity + line.price.addOns, 0);
  if (amount < store.minimum_order) throw refuse(406, "order_time", "minimumOrder", { amount: store.minimum_order });
  const coupon = form.coupon_code
    ? await requireCoupon(context, form.coupon_code, {
        customerId: visitor.customer?.id ?? null,
        storeId: store.id,
        zoneId: zone.id,
        amount,
      })
    : null;
  const price = await priceOrder(context, {
    store,
    zone,
    lines,
    storeDiscount,
    coupon,
    customer: visitor.customer,
    takeAway: form.order_type === "take_away",
    distanceKm: Math.max(form.distance ?? 0, 0),
    tip: form.dm_tips ?? 0,
    wantsPackaging: (form.extra_packaging_amount ?? 0) > 0,
  });
  return settle(context, {
    form,
    visitor,
    store,
    zone,
    moduleId: store.module_id,
    moduleType: module.module_type,
    lines,
    price,
    couponCode: coupon?.code ?? null,
    couponTitle: coupon?.title ?? "",
    scheduledFor,
    isPrescription: false,
    parcel: null,
  });
}

/**
 * The last steps of any order: how it is paid, its files, the order itself.
 * @throws Refusal by the payment's rules or for a file that is none of ours.
 */
export async function settle(
  context: SandboxContext,
  terms: Omit<Placement, "payment" | "attachments">,
): Promise<PlacedOrder> {
  const { db, dialect, now } = context;
  const { form, visitor, price } = terms;
  await refuseAboveMaximum(context, terms);
  const payment = choosePayment(dialect, form, visitor, price.total);
  const attachments: string[] = [];
  for (const file of form.order_attachment)
    attachments.push(await keepUpload(db, file, "order_attachment", "document"));
  const order = await insertOrder(context, { ...terms, payment, attachments });
  if (payment.fromWallet > 0 && visitor.customer) {
    const type = form.partial_payment ? "partial_payment" : "order_place";
    await bookWallet(db, visitor.id, { debit: payment.fromWallet, type, reference: String(order.id) }, now);
  }
  return { id: order.id, total: price.total, status: order.order_status, createdAt: now };
}

export function pointOf({ latitude, longitude }: Pick<AnyPlaceForm, "latitude" | "longitude">) {
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}

/** @throws Refusal 406 `order_amount`: cash is taken up to the zone's maximum only. */
async function refuseAboveMaximum(
  context: SandboxContext,
  { form, zone, moduleId, price }: Pick<Placement, "form" | "zone" | "moduleId" | "price">,
) {
  if (!paymentMethods.get(form.payment_method)?.hasMaximum || form.order_type === "take_away") return;
  const maximum = (await zoneModuleOf(context, zone.id, moduleId))?.maximum_cod_order_amount;
  if (maximum && price.total > maximum) throw refuse(406, "order_amount", "codAboveMaximum", { amount: maximum });
}
