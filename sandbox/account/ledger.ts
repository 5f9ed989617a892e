import { randomUUID } from "node:crypto";
import type { Db } from "../db/types";
import { roundMoney } from "../rules/price";

type Entry = { credit?: number; debit?: number; type: string; reference: string | null };
/** `bonus` is what the operator adds to the credit. */
type WalletEntry = Entry & { bonus?: number };

/** Books money into or out of a wallet and gives the transaction's id; run it inside a transaction. */
export async function bookWallet(db: Db, customerId: number, entry: WalletEntry, now: Date): Promise<string> {
  const { bonus = 0 } = entry;
  const balance = roundMoney((await ownerOf(db, customerId)).wallet_balance + change(entry) + bonus, 3);
  await db.updateTable("customers").set({ wallet_balance: balance }).where("id", "=", customerId).execute();
  const row = { ...transaction(customerId, entry, balance, now), admin_bonus: bonus };
  await db.insertInto("wallet_transactions").values(row).execute();
  return row.transaction_id;
}

/** The same for loyalty points. */
export async function bookLoyalty(db: Db, customerId: number, entry: Entry, now: Date): Promise<string> {
  const balance = Math.round((await ownerOf(db, customerId)).loyalty_point + change(entry));
  await db.updateTable("customers").set({ loyalty_point: balance }).where("id", "=", customerId).execute();
  const row = transaction(customerId, entry, balance, now);
  await db.insertInto("loyalty_transactions").values(row).execute();
  return row.transaction_id;
}

/** What the customer has now. */
export function ownerOf(db: Db, customerId: number) {
  return db
    .selectFrom("customers")
    .select(["wallet_balance", "loyalty_point"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
}

const change = (entry: Entry) => (entry.credit ?? 0) - (entry.debit ?? 0);

function transaction(customerId: number, entry: Entry, balance: number, now: Date) {
  return {
    user_id: customerId,
    transaction_id: randomUUID(),
    credit: entry.credit ?? 0,
    debit: entry.debit ?? 0,
    balance,
    transaction_type: entry.type,
    reference: entry.reference,
    created_at: now.toISOString(),
  };
}
