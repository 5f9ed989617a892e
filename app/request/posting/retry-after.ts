/** Seconds after which a page that the delivery API failed is worth another try: the breaker lets a call pass after two. */
export const retryAfter = "5";
