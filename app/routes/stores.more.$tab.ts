import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreStores } from "~/features/stores/load-store-list.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of the stores listing, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadMoreStores(await requestContext(args), args.params.tab);
}
