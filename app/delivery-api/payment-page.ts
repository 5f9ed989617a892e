/** What the operator's hosted payment page must know (docs/delivery-api.md §10.8). */
export type PaymentHandOver = {
  orderId: number;
  /** The customer's id, or the guest's number. */
  payerId: number;
  gateway: string;
  /** Where the browser returns to. */
  callback: string;
};

/**
 * The address of the operator's hosted payment page, always below the delivery API's own base: whatever the order says stands in
 * the query, encoded, and cannot lead anywhere else.
 */
export function paymentPageUrl(baseUrl: string, { orderId, payerId, gateway, callback }: PaymentHandOver): string {
  const query = new URLSearchParams({
    order_id: String(orderId),
    customer_id: String(payerId),
    payment_platform: "web",
    callback,
    payment_method: gateway,
  });
  return `${baseUrl}/payment-mobile?${query}`;
}
