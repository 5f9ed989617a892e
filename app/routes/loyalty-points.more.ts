import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadMorePoints } from "~/features/account/load-loyalty.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of the points' ledger, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadMorePoints(await requestContext(args));
}
