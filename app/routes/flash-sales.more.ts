import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreOfFlashSale } from "~/features/offers/load-flash-sale.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of a flash sale, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadMoreOfFlashSale(await requestContext(args));
}
