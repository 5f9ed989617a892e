import { describe, expect, test } from "vitest";
import { paymentMethodsOnWire } from "~/delivery-api/model";
import ar from "~/i18n/locales/ar/payment.json";
import en from "~/i18n/locales/en/payment.json";
import { cashOnDelivery } from "./cash";
import {
  awaitedMoney,
  canChoose,
  choicesShown,
  choiceValue,
  findChoice,
  firstValue,
  isPayable,
  methodOf,
  obstacleTo,
  paymentObstacles,
} from "./choices";
import { payHref } from "./gateways";
import { offlineChoice } from "./offline";
import type { OrderToPay, PaymentChoice, PaymentOffers } from "./payment-method";
import { paymentMethods } from "./registry";

const demo: PaymentChoice = { ...cashOnDelivery, method: "digital_payment", id: "demo_pay", name: "Demo Pay" };
const card: PaymentChoice = { ...demo, id: "card", name: "Card" };
const bank = offlineChoice({ id: 2, name: "Bank", facts: [], inputs: [] });
const purse: PaymentChoice = { ...cashOnDelivery, method: "wallet", limit: 25.5 };
const order = (total: number): OrderToPay => ({ total, digits: 2, type: "delivery" });
const offersOf = (...choices: PaymentChoice[]): PaymentOffers => ({ choices, wallet: null });

describe("the payment methods", () => {
  test("are those of the delivery API, each under its own name", () => {
    expect([...paymentMethods.keys()].sort()).toEqual([...paymentMethodsOnWire.keys()].sort());
    for (const [name, { id }] of paymentMethods) expect(id).toBe(name);
  });

  test.each([...paymentMethods.keys()])("%s has its texts in both catalogues", (id) => {
    for (const texts of [en, ar])
      expect(texts.methods).toHaveProperty(
        id,
        expect.objectContaining({ name: expect.any(String), line: expect.any(String) }),
      );
    const { line } = methodOf({ method: id as PaymentChoice["method"] });
    for (const type of ["delivery", "take_away", "parcel"] as const)
      for (const limit of [null, 1, 100]) {
        const key = line?.({ ...cashOnDelivery, limit }, { ...order(50), type }) ?? "line";
        for (const texts of [en, ar]) expect(texts.methods).toHaveProperty([id, key]);
      }
  });

  test("what may pay the rest has words for it in both catalogues", () => {
    for (const [id, { rest }] of paymentMethodsOnWire)
      for (const texts of [en, ar]) if (rest !== null) expect(texts.methods).toHaveProperty([id, "rest"]);
  });
});

describe("the choices of an order", () => {
  test.each([
    ["cash_on_delivery", [cashOnDelivery, demo], cashOnDelivery],
    ["cash_on_delivery", [demo], null],
    ["digital_payment:demo_pay", [demo, card], demo],
    ["digital_payment:card", [demo, card], card],
    ["digital_payment:paypal", [demo, card], null],
    ["digital_payment:", [demo, card], null],
    ["demo_pay", [demo, card], null],
    ["digital_payment", [demo, card], null],
    ["wallet", [purse], purse],
    ["wallet", [cashOnDelivery], null],
    ["offline_payment:2", [bank], bank],
    ["offline_payment:3", [bank], null],
    ["offline_payment", [bank], null],
    ["", [cashOnDelivery, demo, purse, bank], null],
  ])("the value %j among %j stands for %j", (value, choices, expected) => {
    expect(findChoice(value, choices)).toEqual(expected);
  });

  test.each([
    [[cashOnDelivery, demo], "cash_on_delivery"],
    [[card, demo], choiceValue(card)],
    [[purse, bank], "offline_payment:2"],
    [[purse], "wallet"],
    [[], ""],
  ])("a fresh form with %j stands at %j", (choices, expected) => {
    expect(firstValue(choices)).toBe(expected);
  });

  test.each([
    [[], false],
    [[purse], true],
    [[{ ...purse, limit: 19.99 }], false],
    [[cashOnDelivery], true],
    [[{ ...cashOnDelivery, limit: 10 }], true],
    [[demo], true],
    [[bank], true],
  ])("an order of 20 can be paid with %j: %s", (choices, expected) => {
    expect(isPayable(offersOf(...choices), order(20))).toBe(expected);
    for (const choice of choices) expect(canChoose(choice, order(20))).toBe(expected);
  });

  test("a wallet that gives a part is no choice of its own", () => {
    const offers: PaymentOffers = {
      choices: [cashOnDelivery, purse],
      wallet: { balance: 25.5, rest: ["cash_on_delivery"] },
    };
    expect(choicesShown(offers, order(25.5))).toEqual([cashOnDelivery, purse]);
    expect(choicesShown(offers, order(25.51))).toEqual([cashOnDelivery]);
  });

  test.each([
    [cashOnDelivery, 500, null],
    [{ ...cashOnDelivery, limit: 20 }, 20.01, "codLimit"],
    [{ ...cashOnDelivery, limit: 20 }, 20, null],
    [purse, 25.51, "walletTooSmall"],
    [purse, 25.5, null],
    [demo, 500, null],
    [bank, 500, null],
  ])("CHK-12 what stands against %j for %d: %s", (choice, total, expected) => {
    expect(obstacleTo(choice, order(total))).toBe(expected);
  });

  const rest: PaymentOffers["wallet"] = { balance: 25.5, rest: ["cash_on_delivery"] };
  const whole: PaymentOffers["wallet"] = { balance: 25.5, rest: [] };
  test.each([
    [purse, false, rest, 20, []],
    [purse, true, rest, 20, []],
    [purse, false, rest, 30, ["walletTooSmall"]],
    [cashOnDelivery, true, rest, 30, []],
    [cashOnDelivery, true, rest, 20, ["walletCovers"]],
    [cashOnDelivery, true, whole, 30, ["partialOff"]],
    [cashOnDelivery, true, null, 30, ["walletTooSmall"]],
    [cashOnDelivery, false, null, 30, []],
    [{ ...cashOnDelivery, limit: 20 }, true, null, 30, ["codLimit", "walletTooSmall"]],
    [null, false, null, 30, []],
  ])("%j with a part from the wallet (%s) %j for %d: %j", (payment, fromWallet, wallet, total, expected) => {
    const offers: PaymentOffers = { choices: [cashOnDelivery], wallet };
    expect(paymentObstacles({ payment, fromWallet }, offers, order(total))).toEqual(expected);
  });

  test("only money that comes later is awaited", () => {
    const words = ["digital_payment", "offline_payment", "cash_on_delivery", "wallet", "partial_payment", "__proto__"];
    expect(words.map(awaitedMoney)).toEqual(["online", "outside", null, null, null, null]);
  });
});

describe("what is left to do for an order that stands", () => {
  const step = (choice: PaymentChoice, unsentKey: string | null) =>
    methodOf(choice).afterOrder?.({ orderId: 7, choiceId: choice.id, unsentKey }) ?? null;

  test.each([
    [cashOnDelivery, null, null],
    [purse, null, null],
    [demo, null, { to: "/pay/7?method=demo_pay", isDocument: true }],
    [bank, null, null],
    [bank, "a&b", { to: "/pay/7/offline?attempt=a%26b", warning: "payment:offline.notTold" }],
  ])("%j, info that did not arrive under %j: %j", (choice, unsentKey, expected) => {
    expect(step(choice, unsentKey)).toEqual(expected);
  });

  test("the hand-over page names order and gateway", () => {
    expect(payHref(100021, "demo pay&x")).toBe("/pay/100021?method=demo%20pay%26x");
    expect(payHref(100021, null)).toBe("/pay/100021");
  });
});
