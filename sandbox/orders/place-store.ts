import { randomInt } from "node:crypto";
import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import type { Visitor } from "../http/visitor";
import { roundMoney } from "../rules/price";
import { afterStatus, moveStock } from "./effects";
import type { OrderRow } from "./life";
import { itemSnapshot } from "./lines-json";
import type { AnyPlaceForm, ParcelForm } from "./place-form";
import type { Payment } from "./place-payment";
import type { PricedOrder } from "./place-price";
import type { PricedLine } from "./priced-lines";

/** Everything an order is made of once every rule is passed. */
export type Placement = {
  form: AnyPlaceForm;
  visitor: Visitor;
  /** Null for a parcel. */
  store: SeedRow<"stores"> | null;
  zone: SeedRow<"zones">;
  moduleId: number;
  moduleType: string;
  lines: PricedLine[];
  price: PricedOrder;
  couponCode: string | null;
  couponTitle: string;
  payment: Payment;
  scheduledFor: Date | null;
  attachments: string[];
  /** An order without lines that the store prices by its files. */
  isPrescription: boolean;
  /** What only parcels have; null for orders of a store. */
  parcel: Pick<ParcelForm, "parcel_category_id" | "charge_payer" | "receiver_details"> | null;
};

/** Writes the order with its lines, takes goods off the shelf and empties the cart; run it inside a transaction. */
export async function insertOrder(context: SandboxContext, placement: Placement): Promise<OrderRow> {
  const { db } = context;
  const order = await db
    .insertInto("orders")
    .values(orderValues(context, placement))
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const line of placement.lines) await insertLine(context, placement, order, line);
  await insertPayments(context, placement, order);
  if (placement.store) {
    await db
      .updateTable("stores")
      .set((set) => ({ order_count: set("order_count", "+", 1) }))
      .where("id", "=", placement.store.id)
      .execute();
  }
  if (placement.couponCode) {
    await db
      .updateTable("coupons")
      .set((set) => ({ total_uses: set("total_uses", "+", 1) }))
      .where("code", "=", placement.couponCode)
      .execute();
  }
  const cartIds = placement.lines.flatMap((line) => line.wanted.cartId ?? []);
  if (cartIds.length > 0) await db.deleteFrom("cart_lines").where("id", "in", cartIds).execute();
  if (order.order_status !== "pending") await afterStatus(context, order, order.order_status);
  return order;
}

function orderValues(context: SandboxContext, placement: Placement) {
  const { form, price, payment, store, zone, visitor, scheduledFor, parcel } = placement;
  const at = context.now.toISOString();
  const times: Record<string, string> = { pending: at };
  if (payment.orderStatus !== "pending") times[payment.orderStatus] = at;
  return {
    user_id: visitor.id,
    is_guest: visitor.isGuest ? 1 : 0,
    order_type: form.order_type,
    order_status: payment.orderStatus,
    payment_method: payment.method,
    payment_status: payment.paymentStatus,
    transaction_reference: null,
    store_id: store?.id ?? null,
    module_id: placement.moduleId,
    module_type: placement.moduleType,
    zone_id: zone.id,
    order_amount: price.total,
    coupon_code: placement.couponCode,
    coupon_discount_amount: price.coupon,
    coupon_discount_title: placement.couponTitle,
    store_discount_amount: price.discount,
    flash_admin_discount_amount: price.flashAdmin,
    flash_store_discount_amount: price.flashStore,
    ref_bonus_amount: price.firstOrder,
    total_tax_amount: price.tax,
    tax_percentage: price.taxPercent,
    tax_status: price.taxIncluded ? "included" : "excluded",
    delivery_charge: price.fee,
    original_delivery_charge: price.originalFee,
    free_delivery_by: price.freeBy,
    additional_charge: price.additionalCharge,
    extra_packaging_amount: price.packaging,
    dm_tips: price.tip,
    partially_paid_amount: form.partial_payment ? payment.fromWallet : 0,
    bring_change_amount: form.bring_change_amount ?? 0,
    distance: form.distance ?? 0,
    schedule_at: (scheduledFor ?? context.now).toISOString(),
    scheduled: scheduledFor ? 1 : 0,
    order_note: form.order_note,
    unavailable_item_note: form.unavailable_item_note,
    delivery_instruction: form.delivery_instruction,
    cutlery: form.cutlery ? 1 : 0,
    otp: String(randomInt(1000, 10_000)),
    prescription_order: placement.isPrescription ? 1 : 0,
    order_attachment: JSON.stringify(placement.attachments),
    parcel_category_id: parcel?.parcel_category_id ?? null,
    charge_payer: parcel?.charge_payer ?? null,
    delivery_address: JSON.stringify(addressOf(placement)),
    receiver_details: parcel && JSON.stringify(receiverOf(parcel.receiver_details)),
    delivery_man_id: null,
    cancellation_reason: null,
    canceled_by: null,
    review_reminder_off: 0,
    status_times: JSON.stringify(times),
    life_started_at: payment.isSettled ? at : null,
    created_at: at,
    updated_at: at,
  };
}

/** Who takes the order and where; a customer's own data stand in for what was not sent. */
function addressOf({ form, visitor, store }: Placement) {
  const { customer } = visitor;
  return {
    contact_person_name: form.contact_person_name ?? (customer ? `${customer.f_name} ${customer.l_name}`.trim() : ""),
    contact_person_number: form.contact_person_number ?? customer?.phone ?? "",
    contact_person_email: form.contact_person_email ?? customer?.email ?? null,
    address_type: form.address_type ?? "Delivery",
    address: form.address ?? store?.address ?? "",
    floor: form.floor,
    road: form.road,
    house: form.house,
    longitude: String(form.longitude ?? store?.longitude ?? ""),
    latitude: String(form.latitude ?? store?.latitude ?? ""),
  };
}

const receiverOf = (receiver: ParcelForm["receiver_details"]) => ({
  ...receiver,
  latitude: String(receiver.latitude),
  longitude: String(receiver.longitude),
});

async function insertLine(context: SandboxContext, placement: Placement, order: OrderRow, line: PricedLine) {
  const { db } = context;
  const { item, price, wanted, choice, flash } = line;
  const isCampaign = wanted.itemType === "ItemCampaign";
  const off = price.discount.type === "percent" ? (price.unit * price.discount.value) / 100 : price.discount.value;
  const row = {
    order_id: order.id,
    item_id: isCampaign ? null : item.id,
    item_campaign_id: isCampaign ? item.id : null,
    price: price.unit,
    quantity: price.quantity,
    discount_on_item: Math.min(off, price.unit),
    discount_type: flash ? "flash_sale" : "discount_on_product",
    tax_amount: 0,
    variation: JSON.stringify(choice.chosen),
    add_ons: JSON.stringify(line.addOns),
    total_add_on_price: price.addOns,
    item_details: JSON.stringify(await itemSnapshot(context, item)),
    created_at: order.created_at,
  };
  await db.insertInto("order_lines").values(row).execute();
  await moveStock(db, placement.moduleType, row, -price.quantity);
  if (flash) {
    await db
      .updateTable("flash_sale_items")
      .set((set) => ({ sold: set("sold", "+", price.quantity) }))
      .where("id", "=", flash.rowId)
      .execute();
  }
  await db
    .updateTable(isCampaign ? "item_campaigns" : "items")
    .set((set) => ({ order_count: set("order_count", "+", price.quantity) }))
    .where("id", "=", item.id)
    .execute();
}

/** A partly paid order lists what the wallet gave and what is still due. */
async function insertPayments(context: SandboxContext, { form, payment, price }: Placement, order: OrderRow) {
  if (!form.partial_payment) return;
  const common = { order_id: order.id, created_at: order.created_at };
  await context.db
    .insertInto("order_payments")
    .values([
      { ...common, amount: payment.fromWallet, payment_status: "paid", payment_method: "wallet" },
      {
        ...common,
        amount: roundMoney(price.total - payment.fromWallet, 3),
        payment_status: "unpaid",
        payment_method: form.payment_method,
      },
    ])
    .execute();
}
