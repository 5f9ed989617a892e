import { typedDecimal } from "~/request/posting/typed-digits";
import { type Quote, quotedTotals } from "./quote";

/** The tip that the form stands at, in the main currency unit; 0 for what is no amount. */
export function tipOf(choice: string | undefined, custom: string | undefined): number {
  const tip = choice === "custom" ? typedDecimal(custom ?? "") : Number(choice);
  return Number.isFinite(tip) && tip > 0 ? tip : 0;
}

/** The same of a whole form. */
export const tipIn = (form: FormData): number =>
  tipOf(String(form.get("tip") ?? ""), String(form.get("customTip") ?? ""));

/** Tips to choose from, and the most that one's own may be, a guard against a slipped key: of an order of usual size in a currency with cents. */
const usual = { offered: [0, 1, 2, 3, 5], most: 1000 };

/**
 * The same for an order: ten times as much where it costs a thousand or more, and so on, since a currency may count in thousands what another counts in ones. Without
 * cents it begins with a hundred.
 */
export function tipsFor(quote: Quote): { offered: number[]; most: number } {
  const { total } = quotedTotals(quote, { orderType: "delivery", tip: 0, packaging: false });
  const figures = Math.floor(total).toString().length;
  const scale = 10 ** Math.max(0, figures - (quote.digits === 0 ? 2 : 3));
  return { offered: usual.offered.map((tip) => tip * scale), most: usual.most * scale };
}
