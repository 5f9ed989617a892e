import { describe, expect, it } from "vitest";
import { readOfflineMethod, readOfflinePayment, readOrderPayments, readPaymentWord } from "./payments";

describe("payments of an order", () => {
  it("DATA-39 are read in parts, a gateway's name as digital payment", () => {
    const row = { amount: "10", payment_status: "paid", payment_method: "wallet" };
    const part = { amount: 3, payment_status: "unpaid", payment_method: "partial_payment" };
    const rows = [
      row,
      part,
      { amount: 5, payment_status: "unpaid", payment_method: "demo_pay" },
      { amount: "?" },
      null,
    ];
    expect(readOrderPayments(rows)).toEqual([
      { method: "wallet", amount: 10, isPaid: true },
      { method: "partial_payment", amount: 3, isPaid: false },
      { method: "digital_payment", amount: 5, isPaid: false },
    ]);
    expect([readOrderPayments(null), readOrderPayments("")]).toEqual([[], []]);
  });
});

const method = {
  id: "2",
  method_name: "Bank",
  status: 1,
  method_fields: [
    { input_name: "Account", input_data: "000-1" },
    { input_name: "" },
    { input_name: "Branch", input_data: "" },
    7,
  ],
  method_informations: [
    { customer_input: "transaction_id", customer_placeholder: "Transaction id", is_required: 1 },
    { customer_input: "your_branch", is_required: "0" },
    { customer_placeholder: "nameless" },
  ],
};

describe("offline payment", () => {
  it("API-55 a method is read with where to pay and what to tell", () => {
    const expected = {
      id: 2,
      name: "Bank",
      facts: [{ name: "Account", text: "000-1" }],
      inputs: [
        { name: "transaction_id", label: "Transaction id", isRequired: true },
        { name: "your_branch", label: "your branch", isRequired: false },
      ],
    };
    expect(readOfflineMethod(method)).toEqual(expected);
    const asText = { ...method, method_informations: JSON.stringify(method.method_informations) };
    expect(readOfflineMethod({ ...asText, method_fields: JSON.stringify(method.method_fields) })).toEqual(expected);
    expect(readOfflineMethod({ ...method, status: 0 })).toBeNull();
    expect(() => readOfflineMethod({ ...method, id: null })).toThrow();
  });

  const told = {
    input: [{ user_input: "Transaction id", user_data: "T-1" }],
    data: { status: "pending", method_id: "2", method_name: "Bank", customer_note: null },
    method_fields: [{ input_name: "Account", input_data: "000-1" }],
  };

  it("what was told is read with the operator's word on it", () => {
    expect(readOfflinePayment(told)).toEqual({
      status: "pending",
      methodId: 2,
      methodName: "Bank",
      facts: [{ name: "Account", text: "000-1" }],
      inputs: [{ name: "Transaction id", text: "T-1" }],
      note: "",
      answer: "",
    });
    const denied = { ...told, data: { ...told.data, status: "denied", admin_note: "<b>No such number</b>" } };
    expect(readOfflinePayment(denied)).toMatchObject({ status: "denied", answer: "No such number" });
    expect(readOfflinePayment({ ...told, data: { ...told.data, status: "new" } })).toMatchObject({ status: "pending" });
  });

  it.each([null, undefined, "", [], {}, { data: null }, "x"])("%j is nothing told", (value) => {
    expect(readOfflinePayment(value)).toBeNull();
  });

  it("an answer without a word is not the contract's", () => {
    expect(readPaymentWord({ payment: "success" })).toBe("success");
    expect(() => readPaymentWord([])).toThrow();
  });
});
