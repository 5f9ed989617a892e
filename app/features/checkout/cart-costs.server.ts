import type { CartLine, Config, Store } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { loadCustomer, orderTypesOf, zoneFor } from "./checkout-context.server";
import { loadQuote } from "./load-quote.server";
import { quotedTotals } from "./quote";
import { snapshotLimits } from "./snapshot";
import { missingToMinimumOrder, type Totals } from "./totals";

/** What an order of the cart would cost as it stands: the checkout's own sum, before tip and packaging are chosen. */
export type CartCosts = {
  totals: Totals;
  /** False where the store is only visited: then nothing is said of delivery. */
  isDelivered: boolean;
  /** What the operator calls the additional charge; empty without a word for it. */
  chargeName: string;
  /** What is missing to the store's minimum order; 0 when it is reached. */
  belowMinimum: number;
  /** More lines than one order takes. */
  isTooLong: boolean;
};

/** Null where nothing can be said yet: no place, or one that the store does not serve (docs/delivery-api.md §11.5). */
export async function loadCartCosts(
  context: RequestContext,
  config: Config,
  store: Store,
  lines: CartLine[],
): Promise<CartCosts | null> {
  const { place } = context.session;
  const [orderType] = orderTypesOf(config, store);
  if (!place || !orderType) return null;
  const [zones, customer] = await Promise.all([context.api.geo.zone(place), loadCustomer(context)]);
  const { zone, rates } = zoneFor(store, secondary(zones, null));
  if (!zone) return null;
  const basket = { entry: { page: "cart" as const }, lines, waiting: [] };
  const terms = { config, basket, store, place, addressType: "", zone, rates, customer: secondary(customer, null) };
  const way = { orderType, packaging: false };
  const { quote } = await loadQuote(context, { ...terms, ways: [way] });
  return {
    totals: quotedTotals(quote, { ...way, tip: 0 }),
    isDelivered: orderType === "delivery",
    chargeName: config.additionalCharge?.name ?? "",
    belowMinimum: missingToMinimumOrder(store.minimumOrder, quote.goods, quote.digits),
    isTooLong: lines.length > snapshotLimits.lines,
  };
}
