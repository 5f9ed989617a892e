import { describe, expect, test } from "vitest";
import type { OfflineMethod, OfflinePayment, Order } from "~/delivery-api/model";
import { methodOf, offlineDefaults, offlineView, paymentInfoTexts, takesOfflineInfo } from "./offline";

const bank: OfflineMethod = {
  id: 2,
  name: "Bank",
  facts: [{ name: "Account", text: "000-1" }],
  inputs: [
    { name: "transaction_id", label: "Transaction number", isRequired: true },
    { name: "a.b [c]", label: "Branch", isRequired: false },
  ],
};
const told: OfflinePayment = {
  status: "pending",
  methodId: 2,
  methodName: "Bank",
  facts: [],
  inputs: [{ name: "Transaction Number", text: "T-1" }],
  note: "Paid today",
  answer: "",
};
const order: Pick<Order, "status" | "paymentMethod" | "paymentStatus" | "offlinePayment"> = {
  status: "pending",
  paymentMethod: "offline_payment",
  paymentStatus: "unpaid",
  offlinePayment: told,
};

describe("PAY-13 the info of a payment outside the shop", () => {
  test.each<[string, Partial<typeof order>, object | null]>([
    ["not told yet in N and X", { status: "failed", offlinePayment: null }, { state: "missing", canSendInfo: true }],
    ["not told yet in M", { offlinePayment: null }, { state: "missing", canSendInfo: true }],
    ["being checked", {}, { state: "pending", canSendInfo: true }],
    [
      "denied",
      { offlinePayment: { ...told, status: "denied", answer: "No such number" } },
      {
        state: "denied",
        answer: "No such number",
        canSendInfo: true,
      },
    ],
    ["verified", { offlinePayment: { ...told, status: "verified" } }, { state: "verified", canSendInfo: false }],
    ["paid", { paymentStatus: "paid" }, { state: "pending", canSendInfo: false }],
    ["under way all the same", { status: "confirmed" }, { state: "pending", canSendInfo: false }],
    ["canceled before it was told", { status: "canceled", offlinePayment: null }, null],
    ["paid another way", { paymentMethod: "cash_on_delivery" }, null],
  ])("%s", (_, part, expected) => {
    const view = offlineView({ ...order, ...part });
    expect(view).toEqual(expected && { answer: "", ...expected });
    expect(takesOfflineInfo({ ...order, ...part })).toBe(view?.canSendInfo ?? false);
  });

  test.each([
    ["by its label", "Transaction Number"],
    ["by its name", "transaction_id"],
    ["by its name as people write it", "Transaction id"],
  ])("an input is known again %s", (_, name) => {
    const payment = { ...told, inputs: [{ name, text: "T-1" }] };
    expect(offlineDefaults(bank, payment)).toEqual({
      "offline-2-0": "T-1",
      "offline-note-2": "Paid today",
    });
    expect(paymentInfoTexts(payment, [bank])).toEqual([
      { name: "", text: "Bank" },
      { name: "Transaction number", text: "T-1" },
    ]);
  });

  test("a method that is no longer offered is made of what was told", () => {
    expect(methodOf(told, [bank])).toBe(bank);
    expect(methodOf({ ...told, methodId: 9, inputs: [{ name: "my_number", text: "7" }] }, [bank])).toEqual({
      id: 9,
      name: "Bank",
      facts: [],
      inputs: [{ name: "my_number", label: "my number", isRequired: false }],
    });
  });
});
