/** Where the payment page sends the browser back to, and where an unpaid order's ways out are (PAY-12). */
export const paymentReturnHref = (orderId: number): string => `/pay/${orderId}/return`;
