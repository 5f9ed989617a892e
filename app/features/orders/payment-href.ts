/**
 * Where the payment page sends the browser back to, and where an unpaid order's ways out are. With the flag of a failed payment it is
 * the order failed screen (PAY-12).
 */
export const paymentReturnHref = (orderId: number, flag?: "fail"): string =>
  `/pay/${orderId}/return${flag ? `?flag=${flag}` : ""}`;
