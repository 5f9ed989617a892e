import type { OfflineMethod } from "~/delivery-api/model";
import type { PaymentChoice, PaymentMethodEntry } from "./payment-method";

/** Paid outside the shop, into an account of the operator; the customer tells of it with the order (docs/delivery-api.md §10.7). */
export const offline: PaymentMethodEntry = {
  id: "offline_payment",
  icon: "receipt",
  async choices(_, { payments }) {
    const methods = await payments.offlineMethods();
    return methods.ok ? methods.value.map(offlineChoice) : [];
  },
  awaits: "outside",
  sendInfo: ({ payments }, orderId, info) => payments.sendOfflineInfo(orderId, info),
  afterOrder: ({ orderId, unsentKey }) =>
    unsentKey === null
      ? null
      : { to: offlineHref(orderId, { attempt: unsentKey }), warning: "payment:offline.notTold" },
};

export const offlineChoice = (method: OfflineMethod): PaymentChoice => ({
  method: offline.id,
  id: String(method.id),
  name: method.name,
  limit: null,
  form: method,
});

/** Where an offline payment is told of, or corrected; `attempt`: the key under which what was typed is kept. */
export const offlineHref = (orderId: number, query: { attempt?: string; method?: number } = {}): string => {
  const search = `${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  return `/pay/${orderId}/offline${search && `?${search}`}`;
};

export type OfflineFieldName = `offline-${string}`;

/** The form field of a method's input, by its place: operators name inputs freely, and no name of a field may come from elsewhere. */
export const offlineField = ({ id }: Pick<OfflineMethod, "id">, index: number): OfflineFieldName =>
  `offline-${id}-${index}`;

/** The field of the customer's note; no input's name, since a method's number is none. */
export const offlineNote = ({ id }: Pick<OfflineMethod, "id">): OfflineFieldName => `offline-note-${id}`;
