import type { Db } from "../db/types";
import { copyRows, highestId } from "./copy-rows";

const customers = 4000;
/** Every tenth, so that somebody has a long list of her own. */
const shareOfAnn = 10;

const placedAt = Date.UTC(2026, 8, 1, 18);

/** Delivered orders of one dish, on as many minutes; a tenth of them Ann Lee's, the rest of thousands of customers. */
export async function addOrders(db: Db, count: number): Promise<void> {
  const ann = await db.selectFrom("customers").selectAll().where("email", "=", "ann@example.com").executeTakeFirst();
  // Without people there is nobody who orders.
  if (!ann) return;
  const firstCopy = await highestId(db, "customers");
  await copyRows(db, "customers", {
    from: 1,
    to: customers,
    where: `row.id = ${ann.id}`,
    changed: {
      id: `${firstCopy} + k`,
      email: "'customer-' || k || '@example.com'",
      phone: "'+155504' || substr('00000' || k, -5)",
      ref_code: "'CITY' || k",
      wallet_balance: "0",
      loyalty_point: "0",
    },
  });
  const first = await addFirstOrder(db, ann.id);
  const owner = `case when k % ${shareOfAnn} = 0 then ${ann.id} else ${firstCopy} + 1 + k % ${customers} end`;
  const minute = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || k || ' minutes')`;
  const at = Object.fromEntries(
    ["created_at", "updated_at", "schedule_at"].map((name) => [name, minute(`row.${name}`)]),
  );
  const copies = { from: 1, to: count - 1 };
  await copyRows(db, "orders", {
    ...copies,
    where: `row.id = ${first.order}`,
    changed: {
      ...at,
      id: "row.id + k",
      user_id: owner,
      status_times: `json_object('pending', ${minute("row.created_at")}, 'delivered', ${minute("row.updated_at")})`,
      life_started_at: minute("row.life_started_at"),
    },
  });
  await copyRows(db, "order_lines", {
    ...copies,
    where: `row.id = ${first.line}`,
    changed: { id: "row.id + k", order_id: "row.order_id + k", created_at: minute("row.created_at") },
  });
}

/** Two portions of Plain Rice from Harbour Kitchen: 8.00, with 5 % of tax and a delivery of 2.00. */
async function addFirstOrder(db: Db, customer: number): Promise<{ order: number; line: number }> {
  const item = await db
    .selectFrom("items")
    .selectAll()
    .where("name", "=", "Plain Rice")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const store = await db.selectFrom("stores").selectAll().where("id", "=", item.store_id).executeTakeFirstOrThrow();
  const [at, deliveredAt] = [placedAt, placedAt + 30 * 60_000].map((time) => new Date(time).toISOString()) as [
    string,
    string,
  ];
  const none = {
    transaction_reference: null,
    coupon_code: null,
    coupon_discount_amount: 0,
    coupon_discount_title: "",
    store_discount_amount: 0,
    flash_admin_discount_amount: 0,
    flash_store_discount_amount: 0,
    ref_bonus_amount: 0,
    free_delivery_by: null,
    additional_charge: 0,
    extra_packaging_amount: 0,
    dm_tips: 0,
    partially_paid_amount: 0,
    bring_change_amount: 0,
    scheduled: 0,
    order_note: null,
    unavailable_item_note: null,
    delivery_instruction: null,
    cutlery: 0,
    prescription_order: 0,
    order_attachment: "[]",
    parcel_category_id: null,
    charge_payer: null,
    receiver_details: null,
    delivery_man_id: null,
    cancellation_reason: null,
    canceled_by: null,
    review_reminder_off: 1,
  };
  const address = {
    contact_person_name: "Ann Lee",
    contact_person_number: "+15550100001",
    contact_person_email: null,
    address_type: "home",
  };
  const order = await db
    .insertInto("orders")
    .values({
      ...none,
      user_id: customer,
      is_guest: 0,
      order_type: "delivery",
      order_status: "delivered",
      payment_method: "cash_on_delivery",
      payment_status: "paid",
      store_id: store.id,
      module_id: store.module_id,
      module_type: "food",
      zone_id: store.zone_id,
      order_amount: 10.4,
      total_tax_amount: 0.4,
      tax_percentage: 5,
      tax_status: "excluded",
      delivery_charge: 2,
      original_delivery_charge: 2,
      distance: 0.4,
      schedule_at: at,
      otp: "1234",
      delivery_address: JSON.stringify({
        ...address,
        address: store.address,
        latitude: String(store.latitude),
        longitude: String(store.longitude),
      }),
      status_times: JSON.stringify({ pending: at, delivered: deliveredAt }),
      life_started_at: at,
      created_at: at,
      updated_at: deliveredAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = await db
    .insertInto("order_lines")
    .values({
      order_id: order.id,
      item_id: item.id,
      item_campaign_id: null,
      price: item.price,
      quantity: 2,
      discount_on_item: 0,
      discount_type: "discount_on_product",
      tax_amount: 0,
      variation: "[]",
      add_ons: "[]",
      total_add_on_price: 0,
      item_details: JSON.stringify({
        id: item.id,
        name: item.name,
        price: item.price,
        store_id: store.id,
        module_id: store.module_id,
      }),
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { order: order.id, line: line.id };
}
