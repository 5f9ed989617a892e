import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinor } from "~/features/catalogue/money";
import type { Wallet } from "./payment-method";
import { isRestAllowed, partObstacle, wallet, walletSplit, walletUse } from "./wallet";

const held: Wallet = { balance: 25.5, rest: ["cash_on_delivery"] };
const whole: Wallet = { balance: 25.5, rest: [] };

describe("the wallet at checkout", () => {
  test.each([
    ["a guest", null, []],
    ["an empty wallet", { walletBalance: 0 }, []],
    ["a wallet with money", { walletBalance: 0.01 }, [{ method: "wallet", limit: 0.01 }]],
  ])("%s is offered %j: %j", (_, customer, expected) => {
    const terms = { config: { paymentMethods: [], paymentGateways: [] }, zone: null, rates: null };
    const choices = wallet.choices({ ...terms, customer }, {} as Parameters<typeof wallet.choices>[1]);
    expect(choices).toEqual(expected.map((choice) => expect.objectContaining(choice)));
  });

  test("its words say when it holds too little", () => {
    const purse = { method: "wallet", id: null, name: null, limit: 20, form: null } as const;
    const lines = [20, 20.01].map((total) => wallet.line?.(purse, { total, type: "delivery", digits: 2 }));
    expect(lines).toEqual(["line", "tooSmall"]);
  });

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
