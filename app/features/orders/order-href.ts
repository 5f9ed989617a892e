/** The details of an order among the customer's own. */
export const detailsHref = (orderId: number): string => `/my-orders?dialog=order&order=${orderId}`;

/** RTE-45. */
export const reviewHref = (orderId: number): string => `/rate-and-review/${orderId}`;

export const invoiceHref = (orderId: number): string => `/my-orders/${orderId}/invoice`;
