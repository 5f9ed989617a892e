import type { Config, Order, OrderPayment, Zone, ZoneModuleRates } from "~/delivery-api/model";
import { cash, exceedsCodLimit } from "~/features/payments/cash";
import { awaitedMoney } from "~/features/payments/choices";
import { isOffered } from "~/features/payments/payment-method";
import { wallet } from "~/features/payments/wallet";

/** What the payment page says on the way back. It is a hint: what became of the order, only the delivery API knows. */
const paymentFlags = ["success", "fail", "cancel"] as const;
type PaymentFlag = (typeof paymentFlags)[number];

export type PaymentReturn = {
  /** Null for none, or one we do not know. */
  flag: PaymentFlag | null;
  /** The order of the token: null without a token, `"broken"` for one that names none. */
  token: number | "broken" | null;
};

/** Longer than any token with a gateway's reference in it. */
const longestToken = 2000;

/**
 * `flag` and `token` of a payment return (docs/delivery-api.md §10.8, CHK-18). An operator's server may add them with a second `?`
 * to an address that has a query already, and joins them with `&&`.
 */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn {
  const pairs = [...search].map(([name, value]) => `${name}=${value}`).join("&");
  const values = new Map(pairs.split(/[?&]+/).map(splitPair));
  const flag = paymentFlags.find((known) => known === values.get("flag")) ?? null;
  const token = values.get("token");
  return { flag, token: token ? (decodePaymentToken(token) ?? "broken") : null };
}

/** The order id (`attribute_id`) in a token: base64 of `key=value` pairs joined by `&&`; null when there is none. */
export function decodePaymentToken(token: string): number | null {
  const values = new Map(decodeBase64(token).split("&&").map(splitPair));
  const id = /^[1-9]\d{0,14}$/.exec(values.get("attribute_id") ?? "")?.[0];
  return id === undefined ? null : Number(id);
}

const splitPair = (pair: string): [string, string] => {
  const [name = "", ...value] = pair.split("=");
  return [name, value.join("=")];
};

/** A plus in a query arrives as a blank; some servers use the alphabet for addresses. */
function decodeBase64(text: string): string {
  if (text.length > longestToken) return "";
  try {
    return atob(text.replace(/[ -]/g, "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

type Payable = Pick<Order, "status" | "paymentMethod" | "paymentStatus"> & Partial<Pick<Order, "payments">>;

/**
 * Whether an order still waits for its digital payment, of the whole or of what the wallet has left: `pending` in M, `failed` in N and X
 * (docs/delivery-api.md §10.1). Lists do not tell how the rest is paid: there only `failed` says it.
 */
export function awaitsPayment({ status, paymentMethod, paymentStatus, payments = [] }: Payable): boolean {
  if (status !== "pending" && status !== "failed") return false;
  if (awaitedMoney(paymentMethod) === "online") return paymentStatus === "unpaid";
  if (paymentMethod !== "partial_payment" || paymentStatus !== "partially_paid") return false;
  if (payments.length === 0) return status === "failed";
  return payments.some(({ method, isPaid }) => awaitedMoney(method) === "online" && !isPaid);
}

/** The parts an order is paid in; none when it is paid at once. Servers without `payments[]` still tell what the wallet gave. */
export function paymentParts({
  amount,
  partlyPaid,
  payments,
}: Pick<Order, "amount" | "partlyPaid" | "payments">): OrderPayment[] {
  if (payments.length > 0 || partlyPaid <= 0) return payments;
  return [
    { method: wallet.id, amount: partlyPaid, isPaid: true },
    { method: "partial_payment", amount: amount - partlyPaid, isPaid: false },
  ];
}

/** Whether a customer may cancel it (docs/delivery-api.md §10.4); a failed one is left to its payment. */
export const canCancel = ({ status }: Pick<Order, "status">): boolean => status === "pending";

/**
 * - `refused`: not an order of this visitor, or another than the token's
 * - `failed`: the order failed screen (PAY-12, CHK-17)
 * - `waits`: not paid yet, and nobody says that a payment has failed
 * - `placed`: the order stands, paid or with its payment on the way
 * - `over`: it was canceled or has ended otherwise
 */
export type ReturnVerdict = "refused" | "failed" | "waits" | "placed" | "over";

/** Whether the address itself is in order: asked before anything is sent upstream. */
export const isConsistent = (orderId: number | null, { token }: PaymentReturn): orderId is number =>
  orderId !== null && (token === null || token === orderId);

/** What the visitor is shown on their way back from the payment page. The order's own state stands above the flag. */
export function returnVerdict({ flag }: Pick<PaymentReturn, "flag">, order: Payable | null): ReturnVerdict {
  if (order === null) return "refused";
  if (awaitsPayment(order)) {
    if (flag === null) return "waits";
    return flag === "success" && order.status === "pending" ? "placed" : "failed";
  }
  return order.status === "canceled" || order.status === "failed" ? "over" : "placed";
}

/** The dialogs from which the reason of a cancellation is asked for. */
const askingDialogs = ["order", "track", "order-fail"] as const;
export type AskingDialog = (typeof askingDialogs)[number];

/** The dialog named in `back` of the reason dialog's address, or null. */
export const askingDialogOf = (search: URLSearchParams): AskingDialog | null =>
  askingDialogs.find((known) => known === search.get("back")) ?? null;

type CodTerms = {
  config: Pick<Config, "paymentMethods" | "currency">;
  /** Null when it is not known. */
  zone: Pick<Zone, "paymentMethods"> | null;
  rates: Pick<ZoneModuleRates, "maximumCod"> | null;
};

/** Whether `Switch to Cash On Delivery` is offered (PAY-04): only where the zone is known to allow it, up to its limit. */
export function canSwitchToCod(order: Payable & Pick<Order, "amount" | "type">, terms: CodTerms): boolean {
  const { config, zone, rates } = terms;
  if (zone === null || !awaitsPayment(order) || !isOffered(cash.id, config, zone)) return false;
  const toPay = { total: order.amount, type: order.type, digits: config.currency.digits };
  return !exceedsCodLimit(toPay, rates?.maximumCod ?? null);
}
