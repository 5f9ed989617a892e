import { expect, test } from "vitest";
import { bonusOn, isBonusOpen, type WalletBonus } from "./wallet-bonus";

const share: WalletBonus = {
  bonus_type: "percentage",
  bonus_amount: 5,
  minimum_add_amount: 50,
  maximum_bonus_amount: 10,
  start_date: "2026-03-01",
  end_date: "2026-03-31",
};
const fixed: WalletBonus = { ...share, bonus_type: "amount", bonus_amount: 4, minimum_add_amount: 20 };

test.each([
  [19.99, 0],
  [20, 4],
  [79, 4],
  [100, 5],
  [199.5, 9.98],
  [5000, 10],
])("%d put into the wallet earns %d: the larger bonus, never above its cap", (amount, bonus) => {
  expect(bonusOn([share, fixed], amount, 2)).toBe(bonus);
});

test("without a cap a share grows on", () => {
  expect(bonusOn([{ ...share, maximum_bonus_amount: 0 }], 5000, 2)).toBe(250);
});

test.each([
  ["2026-02-28", false],
  ["2026-03-01", true],
  ["2026-03-31", true],
  ["2026-04-01", false],
])("on %s open: %s", (day, isOpen) => expect(isBonusOpen(share, day)).toBe(isOpen));
