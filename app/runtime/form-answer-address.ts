const parameter = "answer";
const written = /[?&]answer=([\w-]{24})$/;

/** The address of a page on which the answer to a form, saved under a key, is shown (docs/decisions/0203). */
export const withFormAnswer = (address: string, key: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${parameter}=${key}`;

/** The address as its page knows it, and the key; null where it carries none. */
export function formAnswerOf(address: string): { address: string; key: string } | null {
  const [found, key] = written.exec(address) ?? [];
  return found && key ? { address: address.slice(0, -found.length), key } : null;
}
