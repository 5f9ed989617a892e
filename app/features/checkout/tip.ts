import { typedDecimal } from "~/request/posting/typed-digits";

/** The tip that the form stands at, in the main currency unit; 0 for what is no amount. */
export function tipOf(choice: string | undefined, custom: string | undefined): number {
  const tip = choice === "custom" ? typedDecimal(custom ?? "") : Number(choice);
  return Number.isFinite(tip) && tip > 0 ? tip : 0;
}
