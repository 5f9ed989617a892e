import type { Store } from "~/delivery-api";
import { lookUp } from "~/look-up";
import type { RequestContext } from "~/request/context/request-context";

/** How the delivery API writes it, whatever the language: `20-30 min` (docs/delivery-api.md §8). Goods may take hours or days. */
const range = /^(\d+)\s*-\s*(\d+)[\s-]*(min|hour|day)[a-z]*$/i;
const textKeys = {
  min: "times:minutes",
  hour: "times:hours",
  day: "times:days",
};

/** How long a delivery of the store takes, in the visitor's language; words that are no such range stay the operator's. DATA-13 */
export function deliveryTime({ t }: Pick<RequestContext, "t">, store: Pick<Store, "deliveryTime">): string | null {
  const [, from, to, unit] = range.exec(store.deliveryTime ?? "") ?? [];
  const key = lookUp(textKeys, unit?.toLowerCase() ?? "");
  if (!key) return store.deliveryTime;
  return t(key, { from, to, count: Number(to) });
}
