const digit = /\p{Nd}/gu;
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * A typed number, code or phone number in the digits that prices are written with: keyboards of many languages have their own. `١٢٫٥` and
 * `১২.৫` are `12.5`; whatever is no digit stays as it is.
 */
export const typedDigits = (text: string): string =>
  text.replace(digit, (typed) => String(digitOf(typed))).replaceAll("\u066b", ".");

/**
 * The same of an amount of money, whose decimals many write behind a comma: `12,5` is `12.5`. Three digits behind one may be thousands, so
 * that `1,000` stays as it is, for whoever reads the amount to refuse.
 */
export const typedAmount = (text: string): string =>
  typedDigits(text.trim()).replace(/^([-+]?\d{1,30}),(\d{1,2})$/, "$1.$2");

/** The same as a number: 0 where nothing was typed, not a number for what is no plain decimal (`1e3`, `0x10`). */
export function typedDecimal(text: string): number {
  const typed = typedAmount(text);
  return /^([-+]?(\d{1,30}\.?\d{0,20}|\.\d{1,20}))?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Unicode keeps the ten digits of a script in a row, each row's first one being its zero. */
function digitOf(typed: string): number {
  const code = typed.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}
