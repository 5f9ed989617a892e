import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinor } from "~/features/catalogue/money";
import type { Wallet } from "./payment-method";
import { isRestAllowed, partObstacle, walletSplit, walletUse } from "./wallet";

const held: Wallet = { balance: 25.5, rest: ["cash_on_delivery"] };
const whole: Wallet = { balance: 25.5, rest: [] };

describe("the wallet at checkout", () => {
  test.each([
    [held, 25.5, "whole", null],
    [held, 25.49, "whole", null],
    [held, 25.51, "part", { fromWallet: 25.5, due: 0.01 }],
    [whole, 25.51, "none", null],
    [whole, 20, "whole", null],
    [null, 20, "none", null],
    [{ ...held, balance: 0.001 }, 20, "none", null],
  ])("%j for an order of %d: %s, %j", (wallet, total, use, split) => {
    expect(walletUse(wallet, total, 2)).toBe(use);
    expect(walletSplit(wallet, total, 2)).toEqual(split);
  });

  test("both parts are the total, to the last cent", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(0, 2, 3), (balance, total, digits) => {
        const unit = 10 ** digits;
        const split = walletSplit({ ...held, balance: balance / unit }, total / unit, digits);
        expect(split === null).toBe(balance >= total);
        if (!split) return;
        expect(toMinor(split.fromWallet, digits) + toMinor(split.due, digits)).toBe(total);
        expect(split.due).toBeGreaterThan(0);
      }),
    );
  });

  test.each([
    [held, 30, null],
    [held, 20, "walletCovers"],
    [whole, 30, "partialOff"],
    [null, 30, "walletTooSmall"],
  ])("%j is to give a part of %d: %s", (wallet, total, expected) => {
    expect(partObstacle(wallet, total, 2)).toBe(expected);
  });

  test.each([
    ["cash_on_delivery", true],
    ["digital_payment", false],
    ["offline_payment", false],
    ["wallet", false],
  ] as const)("the rest by %s: %s", (method, expected) => {
    expect(isRestAllowed(held, method)).toBe(expected);
    expect(isRestAllowed(null, method)).toBe(false);
  });
});
