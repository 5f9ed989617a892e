import { typedAmount, typedDigits } from "~/request/posting/typed-digits";

/** What customers type into the amount and points fields, read as numbers or as what is wrong with them. */

export type Typed = { value: number; problem: null } | { value: null; problem: TypedProblem };
export type TypedProblem = "missing" | "unreadable" | "tooFine" | "tooLittle" | "tooMuch";

/** The contract's least amount, in the main currency unit (docs/delivery-api.md §12). */
export const leastFund = 1;
/** More than anybody puts into a wallet at once, in any currency's unit. */
export const mostFund = 100_000_000;

const refused = (problem: TypedProblem): Typed => ({ value: null, problem });

/** An amount of money in the main unit with at most `digits` decimals, from `leastFund` to `mostFund`. */
export function readAmount(text: string, digits: number): Typed {
  const typed = typedAmount(text);
  if (typed === "") return refused("missing");
  const match = /^([-+]?)(\d{1,30})(?:\.(\d{1,20}))?$/.exec(typed);
  if (!match) return refused("unreadable");
  const [, sign, , decimals = ""] = match;
  const value = Number(typed);
  if (sign === "-" || value < leastFund) return refused("tooLittle");
  if (decimals.replace(/0+$/, "").length > digits) return refused("tooFine");
  return value > mostFund ? refused("tooMuch") : { value, problem: null };
}

/** A whole number of points, at least `minimum` and no more than there are. */
export function readPoints(text: string, { minimum, balance }: { minimum: number; balance: number }): Typed {
  const typed = typedDigits(text.trim());
  if (typed === "") return refused("missing");
  const match = /^([-+]?)\d{1,30}$/.exec(typed);
  if (!match) return refused("unreadable");
  const value = Number(typed);
  if (value > balance) return refused("tooMuch");
  return value < minimum ? refused("tooLittle") : { value, problem: null };
}

/** What points are worth, in the main currency unit; null when the operator does not tell. */
export const worthOf = (points: number, pointsPerUnit: number): number | null =>
  pointsPerUnit > 0 ? points / pointsPerUnit : null;
