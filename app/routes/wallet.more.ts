import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreEntries } from "~/features/account/load-wallet.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of the wallet's ledger, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadMoreEntries(await requestContext(args));
}
