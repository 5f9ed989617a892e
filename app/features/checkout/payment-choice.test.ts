import { describe, expect, test } from "vitest";
import { firstChoice, gatewaysOffered, gatewayValue, payHref, paymentChoiceOf } from "./payment-choice";

const demo = { gateway: "demo_pay", title: "Demo Pay", image: null };
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
    expect(paymentChoiceOf(value, { isCodOffered, gateways: [demo, card] })).toEqual(expected);
  });

  test.each([
    [true, [demo], "cash_on_delivery"],
    [false, [card, demo], gatewayValue("card")],
    [false, [], "cash_on_delivery"],
  ])("a fresh form with cash %s and gateways %j stands at %s", (isCodOffered, gateways, expected) => {
    expect(firstChoice({ isCodOffered, gateways })).toBe(expected);
  });

  test("the hand-over page names order and gateway", () => {
    expect(payHref(100021, "demo pay&x")).toBe("/pay/100021?method=demo%20pay%26x");
    expect(payHref(100021, null)).toBe("/pay/100021");
  });
});
