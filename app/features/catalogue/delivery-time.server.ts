import type { Store } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { deliveryRange } from "./delivery-range";

const textKeys = { min: "times:minutes", hour: "times:hours", day: "times:days" } as const;

/** How long a delivery of the store takes, in the visitor's language; words that are no such range stay the operator's. DATA-13 */
export function deliveryTime({ t }: Pick<RequestContext, "t">, store: Pick<Store, "deliveryTime">): string | null {
  const range = deliveryRange(store.deliveryTime);
  return range ? t(textKeys[range.unit], { from: range.from, to: range.to, count: range.to }) : store.deliveryTime;
}
