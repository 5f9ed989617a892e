import { parseOrderId } from "./order-id";

/**
 * Where a link into the account area leads: `orderId` opens that order in the order area whatever `page` and `from` say (RTE-21),
 * `page=my-orders` the order area (RTE-25). Null for a section of another name.
 */
export function profileTarget(search: URLSearchParams): string | null {
  const orderId = parseOrderId(search.get("orderId"));
  if (orderId !== null) return `/my-orders?dialog=order&order=${orderId}`;
  return search.get("page") === "my-orders" ? "/my-orders" : null;
}
