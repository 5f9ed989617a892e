import type { SeedRow } from "../db/schema";
import type { Db } from "../db/types";
import { cashbackOn, isCashbackOpen } from "../rules/cashback";

const termsOf = (row: SeedRow<"cashbacks">) => ({
  type: row.cashback_type,
  value: row.cashback_amount,
  minPurchase: row.min_purchase,
  maximum: row.max_discount,
  customers: JSON.parse(row.customer_id) as string[],
  from: row.start_date,
  until: row.end_date,
});

/** The offers open to a customer on a day that they have not used up. */
export async function openCashbacks(db: Db, customerId: number, day: string): Promise<SeedRow<"cashbacks">[]> {
  const rows = await db.selectFrom("cashbacks").selectAll().where("status", "=", 1).orderBy("id").execute();
  const used = await db
    .selectFrom("wallet_transactions")
    .select("reference")
    .where("user_id", "=", customerId)
    .where("transaction_type", "=", "CashBack")
    .execute();
  const usesOf = (id: number) => used.filter((row) => row.reference?.split(":")[0] === String(id)).length;
  return rows.filter((row) => isCashbackOpen(termsOf(row), customerId, day) && usesOf(row.id) < row.same_user_limit);
}

/** The offer that earns most on an amount; null when none earns anything. */
export async function bestCashback(db: Db, customerId: number, day: string, amount: number) {
  const open = await openCashbacks(db, customerId, day);
  const earned = open.map((row) => ({ row, amount: cashbackOn(termsOf(row), amount) }));
  const best = earned.reduce<(typeof earned)[number] | null>(
    (top, next) => (next.amount > (top?.amount ?? 0) ? next : top),
    null,
  );
  return best;
}
