import type { OfflineMethod } from "~/delivery-api/model";

/** The radio value of a way to pay outside the shop. */
export const offlineValue = (methodId: number): string => `offline_payment:${methodId}`;

/** Where an offline payment is told of, or corrected; `attempt`: the key under which what was typed is kept. */
export const offlineHref = (orderId: number, query: { attempt?: string; method?: number } = {}): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/pay/${orderId}/offline${search.size > 0 ? `?${search}` : ""}`;
};

export type OfflineFieldName = `offline-${string}`;

/** The form field of a method's input, by its place: operators name inputs freely, and no name of a field may come from elsewhere. */
export const offlineField = ({ id }: Pick<OfflineMethod, "id">, index: number): OfflineFieldName =>
  `offline-${id}-${index}`;

/** The field of the customer's note; no input's name, since a method's number is none. */
export const offlineNote = ({ id }: Pick<OfflineMethod, "id">): OfflineFieldName => `offline-note-${id}`;
