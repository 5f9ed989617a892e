import { randomUUID } from "node:crypto";
import type { SandboxContext } from "../context";
import type { StateRow } from "../db/state";
import { bonusOn, isBonusOpen, type WalletBonus } from "../rules/wallet-bonus";
import { settingsWith } from "../settings";
import { wallClock } from "../time";
import { bookWallet } from "./ledger";

export type FundRequest = StateRow<"fund_requests">;
type NewFund = Pick<FundRequest, "amount" | "payment_method" | "callback">;

/** What the operator adds to money put into a wallet, all year round. */
export function walletBonuses({
  now,
  operatorZone,
  language,
}: Pick<SandboxContext, "now" | "operatorZone" | "language">) {
  const { day } = wallClock(now, operatorZone);
  const year = day.slice(0, 4);
  const dates = { start_date: `${year}-01-01`, end_date: `${year}-12-31`, status: 1 };
  const isArabic = language === "ar";
  const bonuses: (WalletBonus & { id: number; title: string; description: string; status: number })[] = [
    {
      id: 1,
      title: isArabic ? "مكافأة المحفظة" : "Wallet bonus",
      description: isArabic ? "أضف رصيدًا واحصل على المزيد." : "Add money and get more of it.",
      bonus_type: "percentage",
      bonus_amount: 5,
      minimum_add_amount: 50,
      maximum_bonus_amount: 10,
      ...dates,
    },
    {
      id: 2,
      title: isArabic ? "مكافأة كبيرة" : "Big top-up",
      description: "",
      bonus_type: "amount",
      bonus_amount: 15,
      minimum_add_amount: 250,
      maximum_bonus_amount: 0,
      ...dates,
    },
  ];
  return bonuses.filter((bonus) => isBonusOpen(bonus, day));
}

/** Remembers what a customer is about to put into their wallet; gives the key of its payment. */
export async function requestFund({ db }: SandboxContext, customerId: number, fund: NewFund): Promise<string> {
  const key = randomUUID();
  await db
    .insertInto("fund_requests")
    .values({ key, user_id: customerId, ...fund, status: "waiting" })
    .execute();
  return key;
}

export function findFund({ db }: SandboxContext, key: string): Promise<FundRequest | undefined> {
  return db.selectFrom("fund_requests").selectAll().where("key", "=", key).executeTakeFirst();
}

/** How the payment ended; money is booked once, with its bonus, whatever is pressed afterwards. Gives the status that stands. */
export async function settleFund(context: SandboxContext, key: string, status: "paid" | "fail" | "cancel") {
  const { db, now, overrides } = context;
  return db.transaction().execute(async (trx) => {
    const fund = await trx.selectFrom("fund_requests").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
    if (fund.status === "paid") return fund.status;
    await trx.updateTable("fund_requests").set({ status }).where("key", "=", key).execute();
    if (status !== "paid") return status;
    const { amount, payment_method: reference } = fund;
    const bonus = bonusOn(walletBonuses(context), amount, settingsWith(overrides).digit_after_decimal_point);
    await bookWallet(trx, fund.user_id, { credit: amount, bonus, type: "add_fund", reference }, now);
    return status;
  });
}
