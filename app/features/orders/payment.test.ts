import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Order, PaymentMethod } from "~/delivery-api/model";
import {
  awaitsPayment,
  canCancel,
  canSwitchToCod,
  decodePaymentToken,
  isConsistent,
  paymentParts,
  readPaymentReturn,
  returnVerdict,
} from "./payment";

const tokenOf = (text: string) => Buffer.from(text).toString("base64");
const token = tokenOf("payment_method=demo_pay&&attribute_id=100021&&transaction_reference=demo-100021");
const read = (search: string) => readPaymentReturn(new URLSearchParams(search));

describe("the token of a payment return", () => {
  test.each([
    ["as the contract says", token, 100021],
    ["alone", tokenOf("attribute_id=7"), 7],
    ["without padding", tokenOf("attribute_id=77").replace(/=+$/, ""), 77],
    ["in the alphabet for addresses", tokenOf("a=>>>???&&attribute_id=7").replaceAll("/", "_").replaceAll("+", "-"), 7],
    ["with a plus turned into a blank", tokenOf("a=>>>>&&attribute_id=7").replaceAll("+", " "), 7],
    ["a reference with an equals sign", tokenOf("ref=a=b&&attribute_id=7"), 7],
    ["no order", tokenOf("payment_method=demo_pay"), null],
    ["an order that is no number", tokenOf("attribute_id=7e3"), null],
    ["a negative order", tokenOf("attribute_id=-7"), null],
    ["a path for an order", tokenOf("attribute_id=../7"), null],
    ["a number past counting", tokenOf(`attribute_id=${"9".repeat(16)}`), null],
    ["no base64", "%%%", null],
    ["nothing", "", null],
    ["far too long", tokenOf(`${"x".repeat(4000)}&&attribute_id=7`), null],
  ])("CHK-18 %s", (_, text, expected) => {
    expect(decodePaymentToken(text)).toBe(expected);
  });

  test("CHK-18 never throws, whatever comes", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = decodePaymentToken(text);
        expect(id === null || Number.isSafeInteger(id)).toBe(true);
      }),
    );
  });
});

describe("the address of a payment return", () => {
  test.each([
    [`flag=success&&token=${token}`, "success", 100021],
    [`flag=fail&token=${encodeURIComponent(token)}`, "fail", 100021],
    [`lang=ar?flag=cancel&&token=${token}`, "cancel", 100021],
    [`lang=${encodeURIComponent(`ar?flag=cancel`)}&token=${token}`, "cancel", 100021],
    ["flag=fail", "fail", null],
    ["flag=fail&token=", "fail", null],
    ["flag=FAIL&token=abc", null, "broken"],
    ["flag=paid", null, null],
    ["", null, null],
  ])("PAY-12 ?%s", (search, flag, order) => {
    expect(read(search)).toEqual({ flag, token: order });
  });

  test.each([
    [100021, 100021, true],
    [100021, null, true],
    [100021, 100022, false],
    [100021, "broken", false],
    [null, 100021, false],
    [null, null, false],
  ] as const)("order %s with the token's %s: %s", (orderId, inToken, expected) => {
    expect(isConsistent(orderId, { flag: "success", token: inToken })).toBe(expected);
  });
});

const unpaid = { status: "pending", paymentMethod: "digital_payment", paymentStatus: "unpaid" } as const;

const partly = { paymentMethod: "partial_payment", paymentStatus: "partially_paid" } as const;
const wallet = { method: "wallet", amount: 10, isPaid: true } as const;
const rest = { amount: 5, isPaid: false } as const;

describe("the parts of a payment", () => {
  test.each<[string, Pick<Order, "partlyPaid" | "payments">, object[]]>([
    ["as told", { partlyPaid: 10, payments: [wallet] }, [wallet]],
    ["as far as they are known", { partlyPaid: 10, payments: [] }, [wallet, { ...rest, method: "partial_payment" }]],
    ["none", { partlyPaid: 0, payments: [] }, []],
  ])("%s", (_, order, expected) => {
    expect(paymentParts({ amount: 15, ...order })).toEqual(expected);
  });
});

describe("an order that waits for its payment", () => {
  test.each<[string, Partial<Order>, boolean]>([
    ["M", {}, true],
    ["N and X", { status: "failed" }, true],
    ["paid", { paymentStatus: "paid" }, false],
    ["partly paid", { paymentStatus: "partially_paid" }, false],
    ["the rest to be paid online", { ...partly, payments: [wallet, { ...rest, method: "digital_payment" }] }, true],
    ["the rest paid", { ...partly, payments: [wallet, { ...rest, method: "digital_payment", isPaid: true }] }, false],
    ["the rest in cash", { ...partly, payments: [wallet, { ...rest, method: "cash_on_delivery" }] }, false],
    ["the rest in a list of N and X", { ...partly, status: "failed" }, true],
    ["the rest in a list of M", partly, false],
    ["cash", { paymentMethod: "cash_on_delivery" }, false],
    ["canceled", { status: "canceled" }, false],
    ["under way all the same", { status: "confirmed" }, false],
  ])("PAY-12 %s", (_, fields, expected) => {
    expect(awaitsPayment({ ...unpaid, ...fields })).toBe(expected);
  });

  test.each([
    ["pending", true],
    ["failed", false],
    ["confirmed", false],
    ["canceled", false],
    ["delivered", false],
  ] as const)("PAY-11 a %s order may be canceled with a reason: %s", (status, expected) => {
    expect(canCancel({ status })).toBe(expected);
  });
});

describe("what a return leads to", () => {
  const paid = { ...unpaid, paymentStatus: "paid" } as const;
  const failed = { ...unpaid, status: "failed" } as const;
  test.each([
    ["success", paid, "placed"],
    ["success", unpaid, "placed"],
    ["success", failed, "failed"],
    ["fail", unpaid, "failed"],
    ["fail", failed, "failed"],
    ["cancel", unpaid, "failed"],
    [null, unpaid, "waits"],
    [null, failed, "waits"],
    ["fail", paid, "placed"],
    ["cancel", { ...paid, status: "delivered" }, "placed"],
    ["fail", { ...unpaid, paymentMethod: "cash_on_delivery" }, "placed"],
    ["fail", { ...unpaid, status: "canceled" }, "over"],
    ["success", { ...paid, status: "failed" }, "over"],
    ["success", null, "refused"],
    ["fail", null, "refused"],
  ] as const)("CHK-17 flag %s, order %j: %s", (flag, order, expected) => {
    expect(returnVerdict({ flag }, order)).toBe(expected);
  });
});

describe("the ways out of a failed payment", () => {
  const order = { ...unpaid, status: "failed", amount: 50, type: "delivery" } as const;
  const allowed = { paymentMethods: ["cash_on_delivery"] as PaymentMethod[] };
  const forbidden = { paymentMethods: [] };
  const config = { ...allowed, currency: { symbol: "$", side: "left" as const, digits: 2 } };
  const allowing: Parameters<typeof canSwitchToCod>[1] = { config, zone: allowed, rates: { maximumCod: null } };
  test.each([
    ["the zone allows it", order, {}, true],
    ["the zone does not", order, { zone: forbidden }, false],
    ["the zone is not known", order, { zone: null }, false],
    ["the operator does not", order, { config: { ...config, ...forbidden } }, false],
    ["within the limit", order, { rates: { maximumCod: 50 } }, true],
    ["above the limit", order, { rates: { maximumCod: 49 } }, false],
    ["take-away has no limit", { ...order, type: "take_away" as const }, { rates: { maximumCod: 49 } }, true],
    ["paid meanwhile", { ...order, paymentStatus: "paid" as const }, {}, false],
  ])("PAY-04 cash on delivery: %s", (_, which, terms, expected) => {
    expect(canSwitchToCod(which, { ...allowing, ...terms })).toBe(expected);
  });
});

// The wallet may have paid its part of the order already (ADR 117).
test.each([
  ["app/i18n", "en", "for this payment"],
  ["app/i18n", "ar", "لهذه الدفعة"],
  ["deploy", "bn", "এই পেমেন্টে"],
  ["deploy", "es", "por este pago"],
])("PAY-03 after a failed payment %s/%s says that nothing was charged %s", (folder, language, words) => {
  const texts = JSON.parse(readFileSync(`${folder}/locales/${language}/payment.json`, "utf8"));
  expect(texts.failed.waits).toContain(words);
});
