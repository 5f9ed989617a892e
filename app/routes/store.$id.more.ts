import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreOfMenu } from "~/features/stores/load-store.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of a store's menu, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadMoreOfMenu(await requestContext(args), args.params.id ?? "");
}
