import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinor } from "~/features/catalogue/money";
import { isRestAllowed, type Wallet, walletObstacle, walletOf, walletSplit, walletUse } from "./wallet";

const config = {
  wallet: true,
  partialPayment: true,
  partialRest: ["cash_on_delivery", "digital_payment"] as Wallet["rest"],
};
const ann = { walletBalance: 25.5 };
const ways = { isCodOffered: true, gateways: [{}] };
const wallet: Wallet = { balance: 25.5, rest: ["cash_on_delivery"] };
const whole: Wallet = { balance: 25.5, rest: [] };

describe("the wallet at checkout", () => {
  test.each([
    ["a customer's", config, ann, ways, { balance: 25.5, rest: ["cash_on_delivery", "digital_payment"] }],
    ["a guest has none", config, null, ways, null],
    ["an empty one is none", config, { walletBalance: 0 }, ways, null],
    ["an overdrawn one is none", config, { walletBalance: -3 }, ways, null],
    ["the operator has none", { ...config, wallet: false }, ann, ways, null],
    ["no part", { ...config, partialPayment: false }, ann, ways, whole],
    ["the rest as the operator says", { ...config, partialRest: wallet.rest }, ann, ways, wallet],
    ["and as it can be paid at all", config, ann, { isCodOffered: true, gateways: [] }, wallet],
    ["the rest cannot be paid", config, ann, { isCodOffered: false, gateways: [] }, whole],
  ])("%s", (_, operator, customer, offered, expected) => {
    expect(walletOf(operator, customer, offered)).toEqual(expected);
  });

  test.each([
    [wallet, 25.5, "whole", null],
    [wallet, 25.49, "whole", null],
    [wallet, 25.51, "part", { fromWallet: 25.5, due: 0.01 }],
    [whole, 25.51, "none", null],
    [whole, 20, "whole", null],
    [null, 20, "none", null],
    [{ ...wallet, balance: 0.001 }, 20, "none", null],
  ] as const)("%j for an order of %d: %s, %j", (held, total, use, split) => {
    expect(walletUse(held as Wallet | null, total, 2)).toBe(use);
    expect(walletSplit(held as Wallet | null, total, 2)).toEqual(split);
  });

  test("both parts are the total, to the last cent", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(0, 2, 3), (balance, total, digits) => {
        const unit = 10 ** digits;
        const split = walletSplit({ ...wallet, balance: balance / unit }, total / unit, digits);
        expect(split === null).toBe(balance >= total);
        if (!split) return;
        expect(toMinor(split.fromWallet, digits) + toMinor(split.due, digits)).toBe(total);
        expect(split.due).toBeGreaterThan(0);
      }),
    );
  });

  test.each([
    ["wallet", false, wallet, 20, null],
    ["wallet", true, wallet, 20, null],
    ["wallet", false, wallet, 30, "walletTooSmall"],
    ["wallet", false, null, 30, "walletTooSmall"],
    ["cash_on_delivery", true, wallet, 30, null],
    ["cash_on_delivery", true, wallet, 20, "walletCovers"],
    ["cash_on_delivery", true, whole, 30, "partialOff"],
    ["cash_on_delivery", true, null, 30, "walletTooSmall"],
    ["cash_on_delivery", false, null, 30, null],
  ] as const)("%s with a part %s from %j for %d: %s", (method, fromWallet, held, total, expected) => {
    expect(walletObstacle({ payment: { method }, fromWallet }, held as Wallet | null, total, 2)).toBe(expected);
  });

  test.each([
    ["cash_on_delivery", true],
    ["digital_payment", false],
    ["offline_payment", false],
    ["wallet", false],
  ])("the rest by %s: %s", (method, expected) => {
    expect(isRestAllowed(wallet, method)).toBe(expected);
    expect(isRestAllowed(null, method)).toBe(false);
  });
});
