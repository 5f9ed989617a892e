/** Statuses of docs/delivery-api.md §10: the rest of them is "previous". */
export const runningStatuses = ["pending", "accepted", "confirmed", "processing", "handover", "picked_up"] as const;
