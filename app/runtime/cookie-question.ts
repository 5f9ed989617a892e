const question = "cookies=asked";

/** The address of a post that is sent for the second time, since it came without cookies the first time (docs/decisions/0195). */
export const withCookieQuestion = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${question}`;

/** The address as its page knows it; null where it does not carry the question. */
export const withoutCookieQuestion = (address: string): string | null =>
  /[?&]cookies=asked$/.test(address) ? address.slice(0, -question.length - 1) : null;
