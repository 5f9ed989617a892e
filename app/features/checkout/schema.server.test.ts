import type { TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import { cashOnDelivery } from "~/features/payments/cash";
import { offlineChoice } from "~/features/payments/offline";
import type { PaymentOffers } from "~/features/payments/payment-method";
import { parseForm } from "~/request/posting/parse-form.server";
import { checkoutSchema, chosenIn } from "./schema.server";

const t = ((key: string) => key) as unknown as TFunction;
const bank = {
  id: 2,
  name: "Bank",
  facts: [],
  inputs: [{ name: "transaction_id", label: "Transaction id", isRequired: true }],
};
const offers: PaymentOffers = {
  choices: [
    cashOnDelivery,
    { ...cashOnDelivery, method: "digital_payment", id: "demo_pay", name: "Demo Pay" },
    { ...cashOnDelivery, method: "wallet", limit: 5 },
    offlineChoice(bank),
  ],
  wallet: { balance: 5, rest: ["digital_payment"] },
};
const withoutWallet: PaymentOffers = {
  choices: offers.choices.filter(({ method }) => method !== "wallet"),
  wallet: null,
};
const terms: Parameters<typeof checkoutSchema>[1] = {
  orderTypes: ["delivery"],
  isSoldNow: true,
  slots: [],
  payments: offers,
  isGuest: false,
  tips: { offered: [0, 1, 2, 3, 5], most: 1000, mostText: "$1,000.00" },
};

function submit(fields: Record<string, string>, part: Partial<typeof terms> = {}, words = t) {
  const form = new FormData();
  const filled = {
    orderType: "delivery",
    when: "asap",
    contactName: "Ann Lee",
    contactEmail: "ann@example.com",
    contactNumber: "+15550100001",
    payment: "cash_on_delivery",
    ...fields,
  };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return parseForm(form, checkoutSchema(words, { ...terms, ...part }, { ...chosenIn(form), country: "us" }));
}

test("a customer need not have an e-mail, but what is typed must be one", () => {
  const without = submit({ contactEmail: "" });
  expect(without.status === "success" && without.value.contact.email).toBe("");
  expect(submit({ contactEmail: "ann at home" }).reply().error).toEqual({
    contactEmail: ["addresses:errors.emailInvalid"],
  });
  expect(submit({ contactEmail: "" }, { isGuest: true }).reply().error).toEqual({
    contactEmail: ["addresses:errors.email"],
  });
});

describe("the payment of a checkout form", () => {
  test.each([
    [{}, { payment: { method: "cash_on_delivery" }, fromWallet: false, paymentInfo: null }],
    [
      { payment: "wallet", fromWallet: "on" },
      { payment: { method: "wallet" }, fromWallet: false, paymentInfo: null },
    ],
    [
      { payment: "digital_payment:demo_pay", fromWallet: "on" },
      { fromWallet: true, paymentInfo: null },
    ],
    [
      { payment: "offline_payment:2", "offline-2-0": "T-1", "offline-note-2": "" },
      {
        payment: { method: "offline_payment", id: "2" },
        paymentInfo: { methodId: 2, inputs: { transaction_id: "T-1" }, note: "" },
      },
    ],
  ])("%j is read as %j", (fields, expected) => {
    expect(submit(fields)).toMatchObject({ status: "success", value: expected });
  });

  test("what is wrong with the form and with the info of its payment is told at once", () => {
    const { error, initialValue } = submit({ payment: "offline_payment:2", contactName: " " }).reply();
    expect(error).toEqual({
      contactName: ["addresses:errors.name"],
      "offline-2-0": ["payment:offline.needed"],
    });
    expect(initialValue).toMatchObject({ payment: "offline_payment:2", contactNumber: "+15550100001" });
  });

  test.each([
    ["cash_on_delivery", "on", {}, ["payment:wallet.rest"]],
    ["offline_payment:2", "on", {}, ["payment:wallet.rest"]],
    ["cash_on_delivery", "", {}, undefined],
    ["cash_on_delivery", "on", { payments: withoutWallet }, undefined],
    ["wallet", "", { payments: withoutWallet }, ["checkout:errors.payment"]],
  ])("%s with the wallet's part %j and %j: %j", (payment, fromWallet, part, expected) => {
    const fields = { payment, ...(fromWallet ? { fromWallet } : {}), "offline-2-0": "T-1" };
    expect(submit(fields, part).reply().error?.payment).toEqual(expected);
  });
});

describe("a tip of one's own", () => {
  const takesBoth = { orderTypes: ["delivery", "take_away"] } satisfies Partial<typeof terms>;

  test.each([
    [{ tip: "custom", customTip: "2,5" }, 2.5],
    [{ tip: "custom", customTip: "" }, 0],
    [{ tip: "custom", customTip: "1000" }, 1000],
    // In fields that nobody sees.
    [{ tip: "3", customTip: "abc" }, 3],
    [{ tip: "0", customTip: "-1" }, 0],
    [{ customTip: "100000" }, 0],
    [{ orderType: "take_away", tip: "custom", customTip: "abc" }, 0],
  ])("%j is a tip of %d", (fields, tip) => {
    expect(submit(fields, takesBoth)).toMatchObject({ status: "success", value: { tip } });
  });

  test.each([
    ["-1", "checkout:errors.tip"],
    ["abc", "checkout:errors.tip"],
    ["1000.01", "checkout:errors.tipTooMuch"],
    ["100000", "checkout:errors.tipTooMuch"],
  ])("%s is refused: %s", (customTip, message) => {
    const { error } = submit({ tip: "custom", customTip, contactName: " " }).reply();
    expect(error).toEqual({ contactName: ["addresses:errors.name"], customTip: [message] });
  });
});

test.each([
  [{}, ""],
  [{ deliveryInstruction: "Blue door" }, "Blue door"],
  [{ dropOff: "hand" }, ""],
  [{ dropOff: "hand", deliveryInstruction: "Blue door" }, "Blue door"],
  [{ dropOff: "leave", deliveryInstruction: "Blue door" }, "checkout:place.dropOff.leave · Blue door"],
])("how an order is handed over is told before the customer's own words: %j", (fields, told) => {
  const read = submit(fields);
  expect(read.status === "success" && read.value.deliveryInstruction).toBe(told);
});

test("an order is handed over in no way that the form does not offer", () => {
  expect(submit({ dropOff: "balcony" }).status).toBe("error");
});

describe("tips of an order in dong", () => {
  const tips = { offered: [0, 10_000, 20_000], most: 10_000_000, mostText: "₫10,000,000" };

  test.each([
    [{ tip: "20000" }, 20_000],
    [{ tip: "custom", customTip: "25000" }, 25_000],
  ])("%j is a tip of %d", (fields, tip) => {
    expect(submit(fields, { tips })).toMatchObject({ status: "success", value: { tip } });
  });

  test.each([
    [{ tip: "5" }, { tip: ["checkout:errors.tipChoice"] }],
    [{ tip: "custom", customTip: "10000001" }, { customTip: ["Please enter an amount of at most ₫10,000,000."] }],
  ])("%j is refused", (fields, error) => {
    const words = ((key: string, values?: { most: string }) =>
      key === "checkout:errors.tipTooMuch"
        ? `Please enter an amount of at most ${values?.most}.`
        : key) as unknown as TFunction;
    expect(submit(fields, { tips }, words).reply().error).toEqual(error);
  });
});
