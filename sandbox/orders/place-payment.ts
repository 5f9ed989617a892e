import type { Dialect } from "../context";
import { refuse } from "../http/refusal";
import type { Visitor } from "../http/visitor";
import { paymentMethods } from "../payments/methods";
import { roundMoney } from "../rules/price";

export type Payment = {
  method: string;
  paymentStatus: "unpaid" | "paid" | "partially_paid";
  orderStatus: "pending" | "confirmed" | "failed";
  fromWallet: number;
  /** Whether the order moves at once or waits for its payment. */
  isSettled: boolean;
};

/**
 * How the order is paid and where that leaves it, docs/delivery-api.md §10.1 and §11.1. An order that waits for its money
 * is `pending` in M, `failed` in N and X.
 * @throws Refusal 203 `order_amount` or `partial_payment` by the wallet's balance.
 */
export function choosePayment(
  dialect: Dialect,
  form: { payment_method: string; partial_payment: boolean },
  visitor: Visitor,
  total: number,
): Payment {
  const balance = visitor.customer?.wallet_balance ?? 0;
  const { comesLater: waiting = false, isWallet } = paymentMethods.get(form.payment_method) ?? {};
  const orderStatus = waiting && dialect !== "m" ? "failed" : "pending";
  if (isWallet) {
    if (!visitor.customer || balance < total) throw refuse(203, "order_amount", "walletTooSmall");
    return {
      method: form.payment_method,
      paymentStatus: "paid",
      orderStatus: "confirmed",
      fromWallet: total,
      isSettled: true,
    };
  }
  if (!form.partial_payment) {
    return { method: form.payment_method, paymentStatus: "unpaid", orderStatus, fromWallet: 0, isSettled: !waiting };
  }
  if (!visitor.customer || balance <= 0) throw refuse(203, "partial_payment", "walletTooSmall");
  if (balance > total) throw refuse(203, "partial_payment", "walletCoversAll");
  return {
    method: "partial_payment",
    paymentStatus: "partially_paid",
    orderStatus,
    fromWallet: roundMoney(balance, 3),
    isSettled: !waiting,
  };
}
