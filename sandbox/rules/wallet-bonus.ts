import { roundMoney } from "./price";

/** What the operator adds to money put into a wallet, docs/delivery-api.md §12. Days are `YYYY-MM-DD`. */
export type WalletBonus = {
  bonus_type: "percentage" | "amount";
  bonus_amount: number;
  minimum_add_amount: number;
  /** 0 is no cap. */
  maximum_bonus_amount: number;
  start_date: string;
  end_date: string;
};

export const isBonusOpen = ({ start_date, end_date }: WalletBonus, day: string): boolean =>
  start_date <= day && day <= end_date;

/** The largest bonus an amount earns, in the main unit with `digits` decimals; 0 when it earns none. */
export function bonusOn(bonuses: readonly WalletBonus[], amount: number, digits: number): number {
  return Math.max(0, ...bonuses.map((bonus) => roundMoney(earned(bonus, amount), digits)));
}

function earned(bonus: WalletBonus, amount: number): number {
  if (amount < bonus.minimum_add_amount) return 0;
  if (bonus.bonus_type === "amount") return bonus.bonus_amount;
  const share = (amount * bonus.bonus_amount) / 100;
  return bonus.maximum_bonus_amount > 0 ? Math.min(share, bonus.maximum_bonus_amount) : share;
}
