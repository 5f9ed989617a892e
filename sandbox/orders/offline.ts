import type { SandboxContext, SandboxProcess } from "../context";
import type { StateRow } from "../db/state";
import { refuseWithBody } from "../http/refusal";
import { messageText } from "../messages";
import type { OrderRow } from "./life";
import { startLife } from "./payment";

type Proof = { methodId: number; input: { user_input: string; user_data: string }[]; note: string | null };

/**
 * Keeps what a customer tells of an offline payment, docs/delivery-api.md §10.7: the order is pending, and stays so until the operator has
 * verified the payment. What is told anew is to be checked anew.
 * @throws Refusal 403 `{"payment"}` once the order is paid or on its way.
 */
export async function keepProof(context: SandboxContext, order: OrderRow, proof: Proof): Promise<void> {
  const { db, now, language } = context;
  if (order.life_started_at !== null || order.payment_status !== "unpaid" || order.order_status === "canceled") {
    throw refuseWithBody(403, { payment: messageText(language, "offlineNotAwaited") });
  }
  const row = { method_id: proof.methodId, input: JSON.stringify(proof.input), customer_note: proof.note };
  const fresh = { ...row, status: "pending", admin_note: null };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("offline_payments")
      .values({ order_id: order.id, ...fresh })
      .onConflict((conflict) => conflict.column("order_id").doUpdateSet(fresh))
      .execute();
    await trx
      .updateTable("orders")
      .set({
        order_status: "pending",
        payment_method: "offline_payment",
        status_times: JSON.stringify({ pending: order.created_at }),
        updated_at: now.toISOString(),
      })
      .where("id", "=", order.id)
      .execute();
  });
}

/** What was told of an order's payment; null when nothing was. */
export async function proofOf(context: Pick<SandboxContext, "db">, orderId: number) {
  const rows = context.db.selectFrom("offline_payments").selectAll().where("order_id", "=", orderId);
  return (await rows.executeTakeFirst()) ?? null;
}

type Verdict = { status: "pending" | "denied" | "verified"; note: string | null };

/** The operator's word on an offline payment: a verified one is paid, and the order begins to move. Null when nothing was told. */
export async function judgeOffline(
  sandbox: SandboxProcess,
  orderId: number,
  { status, note }: Verdict,
): Promise<StateRow<"offline_payments"> | null> {
  const { db } = sandbox;
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (!order || !(await proofOf(sandbox, orderId))) return null;
  await db.updateTable("offline_payments").set({ status, admin_note: note }).where("order_id", "=", orderId).execute();
  if (status === "verified") {
    const paid = { payment_method: "offline_payment", payment_status: "paid" };
    await startLife({ ...sandbox, now: sandbox.clock.now() }, order, paid);
  }
  return proofOf(sandbox, orderId);
}
