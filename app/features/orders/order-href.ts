import { dialogHref } from "~/ui/dialog-href";

/** The details of an order among the customer's own. */
export const detailsHref = (orderId: number): string => `/my-orders?dialog=order&order=${orderId}`;

/** The tracking of an order, opened over the page of its form (CHK-16). */
export const trackHref = (orderId: number | string): string => dialogHref("/track-order", "track", { order: orderId });

/** RTE-45. */
export const reviewHref = (orderId: number): string => `/rate-and-review/${orderId}`;

export const invoiceHref = (orderId: number): string => `/my-orders/${orderId}/invoice`;

/** Help with an order: who to ask, and what its customer can do themselves. */
export const helpHref = (orderId: number): string => `/help-and-support?order=${orderId}`;
