import type { SandboxProcess } from "../context";
import type { StateRow } from "../db/state";
import { advanceOrderTo } from "./life";

type Verdict = { status: "approved" | "rejected"; note: string | null };

/**
 * The operator's word on a refund that was asked for: approved, the money goes into the wallet; rejected, the note says why. Null when
 * nobody asked, or it was judged before.
 */
export async function judgeRefund(
  sandbox: SandboxProcess,
  orderId: number,
  { status, note }: Verdict,
): Promise<StateRow<"refunds"> | null> {
  const { db } = sandbox;
  const { numUpdatedRows } = await db
    .updateTable("refunds")
    .set({ refund_status: status, admin_note: note })
    .where("order_id", "=", orderId)
    .where("refund_status", "=", "pending")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await advanceOrderTo(sandbox, orderId, status === "approved" ? "refunded" : "refund_request_canceled");
  return db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
}
