import type { Order, OrderLine } from "~/delivery-api/model";

/** Whether an order has reached its customer, whatever became of its money since. */
export function wasDelivered({ status }: Pick<Order, "status">): boolean {
  return status === "delivered" || isRefundStatus(status);
}

const isRefundStatus = (status: Order["status"]) =>
  status === "refund_requested" || status === "refund_request_canceled" || status === "refunded";

/** Whether the money may be asked back: delivered and paid, once, where the operator gives any back (docs/delivery-api.md §10.5). */
export function canRefund(order: Pick<Order, "status" | "paymentStatus" | "refund">, refunds: boolean): boolean {
  return refunds && order.status === "delivered" && order.paymentStatus === "paid" && order.refund === null;
}

/** How it stands with money asked back; null when nobody has asked. */
export type RefundState = "asked" | "given" | "refused";
export function refundState({ status, refund }: Pick<Order, "status" | "refund">): RefundState | null {
  if (status === "refunded") return "given";
  if (status === "refund_request_canceled") return "refused";
  return status === "refund_requested" || refund !== null ? "asked" : null;
}

/** Most pictures of one review (PROF-17, FMT). */
export const reviewPictures = 3;

/** Something of an order that can be reviewed; `key` names it in forms and addresses. */
export type ReviewTarget = { key: string; kind: "item" | "courier"; id: number; name: string; image: string | null };

/**
 * What a customer may say something about: each item once, and who brought it (RTE-45). Campaign items have no reviews of their own
 * (docs/delivery-api.md §7.4).
 */
export function reviewTargets(courier: Order["courier"], lines: OrderLine[]): ReviewTarget[] {
  const items = new Map<number, ReviewTarget>();
  for (const { itemId, isCampaign, name, image } of lines) {
    if (itemId === null || isCampaign || items.has(itemId)) continue;
    items.set(itemId, { key: `item-${itemId}`, kind: "item", id: itemId, name, image });
  }
  const { id, name, image } = courier ?? {};
  return [
    ...items.values(),
    ...(id === undefined
      ? []
      : [{ key: "courier", kind: "courier" as const, id, name: name ?? "", image: image ?? null }]),
  ];
}

/** Whether an order as it is tracked offers anything of `reviewTargets`. */
export const hasReviewTargets = (courier: object | null, lines: readonly Pick<OrderLine, "isCampaign">[]): boolean =>
  courier !== null || lines.some(({ isCampaign }) => !isCampaign);

/** What the address says was reviewed already, `?done=item-41&done=courier`; it changes only what the page shows. */
export function reviewedKeys(search: URLSearchParams): string[] {
  return [...new Set(search.getAll("done"))].filter((key) => /^(courier|item-\d{1,15})$/.test(key)).slice(0, 100);
}
