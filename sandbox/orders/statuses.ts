/** Statuses of docs/delivery-api.md §10: the rest of them is "previous". */
export const runningStatuses = ["pending", "accepted", "confirmed", "processing", "handover", "picked_up"] as const;

export const orderStatuses = [
  ...runningStatuses,
  "delivered",
  "canceled",
  "refund_requested",
  "refund_request_canceled",
  "refunded",
  "failed",
  "returned",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
