import { mapResult, type Result } from "~/delivery-api";
import { fallbackConfig } from "~/features/catalogue/ShopFacts";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { cartToSummarise } from "./cart.server";
import { isCartShown } from "./cart-href";
import { type CartLineSummary, type CartSummary, emptyCart, linesOf, summariseCart } from "./cart-summary";

/**
 * The cart as every page needs it: as it stood within the last minute, empty without a call while it is known to be. A failed call shows an empty badge,
 * nothing worse.
 */
export async function loadCart(context: RequestContext): Promise<CartSummary> {
  if (isKnownEmpty(context) && !asksAlways(context)) return emptyCart;
  const result = asksAlways(context)
    ? await askSummary(context)
    : await recentAnswer(context, "cart", () => askSummary(context), { shownBy: "fragments" });
  await leaveIfExpired(context, result);
  return secondary(result, emptyCart);
}

async function askSummary(context: RequestContext): Promise<Result<CartSummary>> {
  const [config, cart] = await Promise.all([context.api.config.get(), cartToSummarise(context)]);
  const { currency } = secondary(config, null) ?? fallbackConfig;
  return mapResult(cart, (value) => summariseCart(value, currency.digits));
}

export type CartItemKey = Pick<CartLineSummary, "itemId" | "isCampaign">;

const itemsLookedFor = requestValue<CartItemKey[]>();

/** The lines of an item in the visitor's cart, for a page that is the same for all who have none of it. */
export async function loadLinesOf(context: RequestContext, item: CartItemKey): Promise<CartLineSummary[]> {
  itemsLookedFor.set(context, [...(itemsLookedFor.of(context) ?? []), item]);
  return linesOf(await loadCart(context), item);
}

/** Items whose lines the page's loaders looked for. */
export const lookedForInCart = (context: RequestContext): CartItemKey[] => itemsLookedFor.of(context) ?? [];

function isKnownEmpty({ session }: RequestContext): boolean {
  return session.module === null || session.visitor.cartCounts[session.module.id] === 0;
}

/** Another browser of the same customer may have filled the cart: where it counts, it is asked for. */
const asksAlways = ({ url: { pathname, search } }: RequestContext): boolean =>
  isCartShown(pathname + search) || ["/cart", "/checkout"].includes(pathname);
