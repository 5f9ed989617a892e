import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadOrdersStatus } from "~/features/orders/load-orders.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A page of the customer's orders alone, for My Orders, which follows it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadOrdersStatus(await requestContext(args));
}
