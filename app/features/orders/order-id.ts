import { typedDigits } from "~/request/posting/typed-digits";

/**
 * The order id in an address or a form, in digits of any script; null for anything that is none, which is then never asked for upstream. `#100021` with blanks
 * around is what people copy.
 */
export function parseOrderId(text: unknown): number | null {
  const digits = typeof text === "string" ? /^\s*#?([1-9]\d{0,14})\s*$/.exec(typedDigits(text))?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}
