import type { OrderSetting } from "./effects";
import type { OrderRow } from "./life";

type Paid = { payment_method: string; payment_status?: string; transaction_reference?: string };

/**
 * The payment an order waited for has come (or been promised): it is pending and begins to move. Of an order that the wallet has paid in
 * part it was the rest.
 */
export async function startLife(
  { db, now }: Pick<OrderSetting, "db" | "now">,
  order: OrderRow,
  paid: Paid,
): Promise<void> {
  const at = now.toISOString();
  const isPart = order.partially_paid_amount > 0;
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({
      ...paid,
      ...(isPart && { payment_method: "partial_payment" }),
      order_status: "pending",
      status_times: JSON.stringify({ pending: at }),
      life_started_at: at,
      updated_at: at,
    })
    .where("id", "=", order.id)
    .where("life_started_at", "is", null)
    .executeTakeFirst();
  if (!isPart || numUpdatedRows === 0n) return;
  const { payment_method, payment_status = "unpaid" } = paid;
  await db
    .updateTable("order_payments")
    .set({ payment_method, payment_status })
    .where("order_id", "=", order.id)
    .where("payment_status", "=", "unpaid")
    .execute();
}

/** A payment that did not succeed: the order is `failed` until another way to pay is found. */
export async function failPayment({ db, now }: OrderSetting, order: OrderRow): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("orders")
    .set({
      order_status: "failed",
      status_times: JSON.stringify({ pending: order.created_at, failed: at }),
      updated_at: at,
    })
    .where("id", "=", order.id)
    .where("life_started_at", "is", null)
    .execute();
}
