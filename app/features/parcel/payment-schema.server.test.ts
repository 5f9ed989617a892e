import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { chosenIn } from "~/features/checkout/schema.server";
import { cashOnDelivery } from "~/features/payments/cash";
import type { PaymentChoice, PaymentOffers } from "~/features/payments/payment-method";
import { parseForm } from "~/request/posting/parse-form.server";
import { parcelPaymentSchema, parseSeen, withPayersPayment } from "./payment-schema.server";

const t = ((key: string) => key) as unknown as TFunction;
const online: PaymentChoice = { ...cashOnDelivery, method: "digital_payment", id: "demo_pay", name: "Demo Pay" };
const own: PaymentChoice = { ...cashOnDelivery, method: "wallet", limit: 3 };
const tips = { offered: [0, 1, 2, 3, 5], most: 1000, mostText: "$1,000.00" };
const offers: PaymentOffers = {
  choices: [cashOnDelivery, online, own],
  wallet: { balance: 3, rest: ["digital_payment"] },
};

function judged(fields: Record<string, string>, terms = offers) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const paid = withPayersPayment(form, terms);
  const submission = parseForm(paid, parcelPaymentSchema(t, terms, tips, chosenIn(paid)));
  return submission.status === "success" ? submission.value : submission.error;
}

const cash = { method: "cash_on_delivery" };

describe("who pays for a parcel, and how", () => {
  it.each([
    [
      { payer: "sender", payment: "cash_on_delivery" },
      { payer: "sender", payment: cash, fromWallet: false, tip: 0 },
    ],
    [{ payer: "sender", payment: "digital_payment:demo_pay" }, { payment: online }],
    [
      { payer: "sender", payment: "digital_payment:demo_pay", fromWallet: "on" },
      { payment: online, fromWallet: true },
    ],
    [
      { payer: "sender", payment: "wallet", tip: "custom", customTip: "2,5" },
      { payment: { method: "wallet" }, tip: 2.5 },
    ],
    // A receiver pays in cash, whatever stood in the panel that only senders see.
    [
      { payer: "receiver", payment: "digital_payment:demo_pay" },
      { payer: "receiver", payment: cash },
    ],
    [
      { payer: "receiver", payment: "shells", fromWallet: "on" },
      { payment: cash, fromWallet: false },
    ],
  ])("%j is understood", (fields, wishes) => {
    expect(judged(fields)).toMatchObject(wishes);
  });

  it.each([
    [{ payer: "nobody", payment: "cash_on_delivery" }, "payer"],
    [{ payment: "cash_on_delivery" }, "payer"],
    [{ payer: "sender", payment: "shells" }, "payment"],
    [{ payer: "sender" }, "payment"],
    [{ payer: "sender", payment: "cash_on_delivery", fromWallet: "on" }, "payment"],
    [{ payer: "sender", payment: "wallet", tip: "custom", customTip: "-1" }, "customTip"],
    [{ payer: "sender", payment: "wallet", tip: "custom", customTip: "100000" }, "customTip"],
    [{ payer: "sender", payment: "wallet", tip: "7" }, "tip"],
  ])("%j is refused", (fields, field) => {
    expect(judged(fields as Record<string, string>)).toHaveProperty(field);
  });

  it("where no cash is taken no receiver can pay", () => {
    const fields = { payer: "receiver", payment: "digital_payment:demo_pay" };
    expect(judged(fields, { ...offers, choices: [online, own] })).toEqual({ payer: ["parcel:errors.noCash"] });
  });
});

describe("what a form says it had shown", () => {
  const costs = { deliveryFee: 4, tax: 0, taxIncluded: false, additionalCharge: 1.25 };
  const seen = { parcel: "[1]", ...costs, tips: true, wallet: 0 };
  it.each([
    [JSON.stringify(seen), seen],
    [JSON.stringify({ ...seen, deliveryFee: null, tax: null }), { ...seen, deliveryFee: null, tax: null }],
    ["{", null],
    ["null", null],
    [JSON.stringify({ ...seen, deliveryFee: "4" }), null],
    [JSON.stringify({ ...seen, parcel: "x".repeat(7000) }), null],
    [null, null],
  ])("%#", (text, read) => {
    expect(parseSeen(text)).toEqual(read);
  });
});
