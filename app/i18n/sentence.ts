import { isolate } from "./isolate";
import type { Language } from "./languages";

const hole = "\u0000";

/**
 * A text with one value in it, looked up once for a whole list: `sentence(t, "en", "quickView", "name")("Rice")`. i18next takes as long for
 * the sentences of a card as React takes for the card.
 */
export function sentence(
  t: (key: string, values: Record<string, unknown>) => string,
  language: Language,
  key: string,
  value: string,
): (text: string) => string {
  const [before = "", after = ""] = t(key, { [value]: hole }).split(isolate(hole, language));
  return (text) => before + isolate(text, language) + after;
}
