import type { NamedText, OfflineMethod, OfflinePayment, Order } from "~/delivery-api/model";
import { awaitedMoney } from "~/features/payments/choices";
import { type OfflineFieldName, offlineField, offlineNote } from "~/features/payments/offline";

type OfflineState = "missing" | OfflinePayment["status"];

/** An order's payment outside the shop as its dialogs show it. `canSendInfo`: the customer may send or correct what they told. */
export type OfflineView = { state: OfflineState; answer: string; canSendInfo: boolean };

type PaidOutside = Pick<Order, "status" | "paymentMethod" | "paymentStatus" | "offlinePayment">;

/** Whether the delivery API still takes the info of a tracked order's payment (docs/delivery-api.md §10.7). */
export function takesOfflineInfo({ status, paymentMethod, paymentStatus, offlinePayment }: PaidOutside): boolean {
  const isOpen = status === "pending" || status === "failed";
  const isUnpaid = awaitedMoney(paymentMethod) === "outside" && paymentStatus === "unpaid";
  return isOpen && isUnpaid && offlinePayment?.status !== "verified";
}

/** Null for an order paid another way. Lists do not tell: for tracked orders only. */
export function offlineView(order: PaidOutside): OfflineView | null {
  const canSendInfo = takesOfflineInfo(order);
  if (awaitedMoney(order.paymentMethod) !== "outside" || (!order.offlinePayment && !canSendInfo)) return null;
  const { status: state = "missing", answer = "" } = order.offlinePayment ?? {};
  return { state, answer, canSendInfo };
}

/** Servers name what was told by the input's name or by its label (docs/delivery-api.md §10.3). */
const folded = (name: string) => name.toLowerCase().replace(/[_\s]+/g, " ");
const isSame = (name: string, input: OfflineMethod["inputs"][number]) =>
  [input.name, input.label].some((known) => folded(known) === folded(name));

/** The method of a payment already told of, as it is offered now; made of what was told when it is no longer offered. */
export function methodOf(payment: OfflinePayment, methods: OfflineMethod[]): OfflineMethod {
  const offered = methods.find(({ id }) => id === payment.methodId);
  if (offered) return offered;
  const inputs = payment.inputs.map(({ name }) => ({ name, label: labelOf(name, []), isRequired: false }));
  return { id: payment.methodId ?? 0, name: payment.methodName, facts: payment.facts, inputs };
}

const labelOf = (name: string, inputs: OfflineMethod["inputs"]): string =>
  inputs.find((input) => isSame(name, input))?.label ?? name.replaceAll("_", " ");

/** What was told, under the labels a customer knows. */
export function paymentInfoTexts(payment: OfflinePayment, methods: OfflineMethod[]): NamedText[] {
  const { name: method, inputs } = methodOf(payment, methods);
  return [
    ...(method ? [{ name: "", text: method }] : []),
    ...payment.inputs.map(({ name, text }) => ({ name: labelOf(name, inputs), text })),
  ];
}

/** What was told, as the form's fields hold it. */
export function offlineDefaults(
  method: OfflineMethod,
  told: { inputs: NamedText[]; note: string },
): Record<OfflineFieldName, string> {
  const values = method.inputs.flatMap((input, index) => {
    const known = told.inputs.find(({ name }) => isSame(name, input));
    return known ? [[offlineField(method, index), known.text]] : [];
  });
  return Object.fromEntries([...values, [offlineNote(method), told.note]]);
}
