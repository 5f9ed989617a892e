import type { Order } from "~/delivery-api/model";
import { wasDelivered } from "./after-delivery";

type Repeatable = Pick<Order, "type" | "isPrescription" | "linesCount" | "store">;

/** Whether an order has items that can be put into a cart once more: parcels and prescriptions have none. */
export const canReorder = ({ type, isPrescription, linesCount, store }: Repeatable): boolean =>
  type !== "parcel" && !isPrescription && linesCount > 0 && store !== null;

/**
 * What a customer orders as a rule, from their newest orders: the last one of each store of the module, those first whose store they
 * ordered from most often.
 */
export function usualOrders(newest: Order[], moduleId: number, most: number): Order[] {
  const repeatable = newest.filter(
    (order) => canReorder(order) && wasDelivered(order) && order.store?.moduleId === moduleId,
  );
  const byStore = new Map<number, Order[]>();
  for (const order of repeatable) {
    const id = order.store?.id ?? 0;
    byStore.set(id, [...(byStore.get(id) ?? []), order]);
  }
  return [...byStore.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .flatMap(([last]) => (last ? [last] : []));
}
