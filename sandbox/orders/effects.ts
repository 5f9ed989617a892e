import { bookLoyalty, bookWallet } from "../account/ledger";
import type { StateRow } from "../db/state";
import type { Db } from "../db/types";
import { paymentMethods } from "../payments/methods";
import { roundMoney } from "../rules/price";
import { type SettingsOverrides, settingsWith } from "../settings";
import { wallClock } from "../time";
import { bestCashback } from "./cashback";

type OrderRow = StateRow<"orders">;

/** What the consequences of a status need to know. */
export type OrderSetting = { db: Db; now: Date; operatorZone: string; overrides: SettingsOverrides };

/** What follows when an order reaches a status; runs once per status, inside the transaction that keeps it. */
export async function afterStatus(setting: OrderSetting, order: OrderRow, status: string): Promise<void> {
  if (status === "confirmed") await assignCourier(setting, order);
  if (status === "delivered") await settle(setting, order);
  if (status === "canceled") await returnToStock(setting, order);
  if (status === "refunded") await payBack(setting, order);
  if (order.is_guest) return;
  await setting.db
    .insertInto("notifications")
    .values({
      user_id: order.user_id,
      title: `Order ${order.id}`,
      description: `Your order is ${status.replaceAll("_", " ")}`,
      order_id: order.id,
      type: "order_status",
      created_at: setting.now.toISOString(),
    })
    .execute();
}

/** A courier of the zone, the next in turn; take-away orders have none. */
async function assignCourier({ db }: OrderSetting, order: OrderRow): Promise<void> {
  if (order.order_type === "take_away" || order.delivery_man_id !== null) return;
  const couriers = await db
    .selectFrom("couriers")
    .select("id")
    .where("zone_id", "=", order.zone_id)
    .where("active", "=", 1)
    .orderBy("id")
    .execute();
  const courier = couriers[order.id % Math.max(couriers.length, 1)];
  if (courier) await db.updateTable("orders").set({ delivery_man_id: courier.id }).where("id", "=", order.id).execute();
}

/** Delivered: the money has come in; points, cash-back and the referrer's thanks are booked. */
async function settle(setting: OrderSetting, order: OrderRow): Promise<void> {
  const { db, now } = setting;
  await db.updateTable("orders").set({ payment_status: "paid" }).where("id", "=", order.id).execute();
  await db.updateTable("order_payments").set({ payment_status: "paid" }).where("order_id", "=", order.id).execute();
  if (order.is_guest) return;
  const settings = settingsWith(setting.overrides);
  const reference = String(order.id);
  const points = Math.floor((order.order_amount * settings.loyalty_point_item_purchase_point) / 100);
  if (settings.loyalty_point_status && points > 0) {
    await bookLoyalty(db, order.user_id, { credit: points, type: "order_place", reference }, now);
  }
  if (!settings.customer_wallet_status) return;
  const { day } = wallClock(now, setting.operatorZone);
  const best = await bestCashback(db, order.user_id, day, order.order_amount);
  if (best) {
    const credit = roundMoney(best.amount, settings.digit_after_decimal_point);
    await bookWallet(db, order.user_id, { credit, type: "CashBack", reference: `${best.row.id}:${order.id}` }, now);
  }
  await thankReferrer(setting, order, settings.ref_earning_status ? settings.ref_earning_exchange_rate : 0);
}

/** The first delivered order of somebody who came by a referral code earns the referrer a fixed amount. */
async function thankReferrer({ db, now }: OrderSetting, order: OrderRow, credit: number): Promise<void> {
  const buyer = await db.selectFrom("customers").select("ref_by").where("id", "=", order.user_id).executeTakeFirst();
  if (!buyer?.ref_by || credit <= 0) return;
  const reference = `referral:${order.user_id}`;
  const thanked = await db
    .selectFrom("wallet_transactions")
    .select("id")
    .where("user_id", "=", buyer.ref_by)
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!thanked) await bookWallet(db, buyer.ref_by, { credit, type: "referrer", reference }, now);
}

/** Canceled: goods go back on the shelf, wallet money to its owner. */
async function returnToStock({ db, now }: OrderSetting, order: OrderRow): Promise<void> {
  const lines = await db.selectFrom("order_lines").selectAll().where("order_id", "=", order.id).execute();
  for (const line of lines) await moveStock(db, order.module_type, line, line.quantity);
  const paidByWallet = paymentMethods.get(order.payment_method)?.isWallet
    ? order.order_amount
    : order.partially_paid_amount;
  if (order.is_guest || paidByWallet <= 0) return;
  const entry = { credit: paidByWallet, type: "order_refund", reference: String(order.id) };
  await bookWallet(db, order.user_id, entry, now);
}

/** Refunded: what was asked back goes into the wallet. */
async function payBack({ db, now }: OrderSetting, order: OrderRow): Promise<void> {
  const refund = await db.selectFrom("refunds").selectAll().where("order_id", "=", order.id).executeTakeFirst();
  if (!refund) return;
  await db.updateTable("refunds").set({ refund_status: "approved" }).where("id", "=", refund.id).execute();
  const entry = { credit: refund.refund_amount, type: "order_refund", reference: String(order.id) };
  await bookWallet(db, refund.user_id, entry, now);
}

type StockLine = { item_id: number | null; item_campaign_id: number | null; variation: string; quantity: number };

/** Adds `change` pieces to the stock of a line's item and of its combination; food keeps no stock. */
export async function moveStock(db: Db, moduleType: string, line: StockLine, change: number): Promise<void> {
  if (moduleType === "food") return;
  const table = line.item_id === null ? ("item_campaigns" as const) : ("items" as const);
  const id = line.item_id ?? line.item_campaign_id ?? 0;
  const item = await db.selectFrom(table).select(["stock", "variations"]).where("id", "=", id).executeTakeFirst();
  if (!item) return;
  const picked = (JSON.parse(line.variation) as { type?: string }[])[0]?.type;
  const combinations = JSON.parse(item.variations || "[]") as { type: string; stock: number }[];
  const variations = combinations.map((entry) =>
    entry.type === picked ? { ...entry, stock: Math.max(entry.stock + change, 0) } : entry,
  );
  await db
    .updateTable(table)
    .set({ stock: Math.max(item.stock + change, 0), variations: JSON.stringify(variations) })
    .where("id", "=", id)
    .execute();
}
