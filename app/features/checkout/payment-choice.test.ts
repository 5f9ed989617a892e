import { describe, expect, test } from "vitest";
import {
  canPay,
  firstChoice,
  gatewaysOffered,
  gatewayValue,
  isOfflineOffered,
  type Offers,
  payHref,
  paymentChoiceOf,
} from "./payment-choice";

const demo = { gateway: "demo_pay", title: "Demo Pay", image: null };
const none: Offers = { isCodOffered: false, gateways: [], offlineMethods: [], wallet: null };
const wallet = { balance: 25.5, rest: [] };
const card = { gateway: "card", title: "Card", image: null };

describe("digital payment", () => {
  test.each([
    [true, { digitalPayment: true }, 2],
    [true, null, 2],
    [true, { digitalPayment: false }, 0],
    [false, { digitalPayment: true }, 0],
    [false, null, 0],
  ])("is offered when operator (%s) and zone (%j) allow it", (digitalPayment, zone, count) => {
    expect(gatewaysOffered({ digitalPayment, paymentGateways: [demo, card] }, zone)).toHaveLength(count);
  });

  test.each([
    ["cash_on_delivery", true, { method: "cash_on_delivery" }],
    ["cash_on_delivery", false, null],
    ["digital_payment:demo_pay", true, { method: "digital_payment", gateway: "demo_pay" }],
    ["digital_payment:card", false, { method: "digital_payment", gateway: "card" }],
    ["digital_payment:paypal", true, null],
    ["digital_payment:", true, null],
    ["demo_pay", true, null],
    ["digital_payment", true, null],
    ["", true, null],
  ])("the value %j with cash %s stands for %j", (value, isCodOffered, expected) => {
    expect(paymentChoiceOf(value, { ...none, isCodOffered, gateways: [demo, card] })).toEqual(expected);
  });

  test.each([
    [true, [demo], "cash_on_delivery"],
    [false, [card, demo], gatewayValue("card")],
    [false, [], "cash_on_delivery"],
  ])("a fresh form with cash %s and gateways %j stands at %s", (isCodOffered, gateways, expected) => {
    expect(firstChoice({ ...none, isCodOffered, gateways })).toBe(expected);
  });

  test.each<[Partial<Offers>, string]>([
    [{ offlineMethods: [{ id: 2 }], wallet }, "offline_payment:2"],
    [{ wallet }, "wallet"],
    [{}, "cash_on_delivery"],
  ])("a fresh form with nothing but %j stands at %s", (offers, expected) => {
    expect(firstChoice({ ...none, ...offers })).toBe(expected);
  });

  test.each<[string, Partial<Offers>, object | null]>([
    ["wallet", { wallet }, { method: "wallet" }],
    ["wallet", {}, null],
    ["offline_payment:2", { offlineMethods: [{ id: 2 }] }, { method: "offline_payment", methodId: 2 }],
    ["offline_payment:3", { offlineMethods: [{ id: 2 }] }, null],
    ["offline_payment", { offlineMethods: [{ id: 2 }] }, null],
  ])("%j with %j stands for %j", (value, offers, expected) => {
    expect(paymentChoiceOf(value, { ...none, ...offers })).toEqual(expected);
  });

  test.each<[Partial<Offers>, boolean]>([
    [{}, false],
    [{ wallet }, true],
    [{ wallet: { balance: 19.99, rest: ["cash_on_delivery"] } }, false],
    [{ isCodOffered: true }, true],
    [{ gateways: [demo] }, true],
    [{ offlineMethods: [{ id: 2 }] }, true],
  ])("an order of 20 can be paid with %j: %s", (offers, expected) => {
    expect(canPay({ ...none, ...offers }, 20, 2)).toBe(expected);
  });

  test.each([
    [true, { offlinePayment: true }, true],
    [true, null, true],
    [true, { offlinePayment: false }, false],
    [false, { offlinePayment: true }, false],
  ])("paying outside the shop: operator %s, zone %j: %s", (offlinePayment, zone, expected) => {
    expect(isOfflineOffered({ offlinePayment }, zone)).toBe(expected);
  });

  test("the hand-over page names order and gateway", () => {
    expect(payHref(100021, "demo pay&x")).toBe("/pay/100021?method=demo%20pay%26x");
    expect(payHref(100021, null)).toBe("/pay/100021");
  });
});
