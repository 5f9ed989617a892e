import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreResults } from "~/features/search/load-results.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** Further pages of results, for hydrated pages: asked what `/home` is asked. */
export async function loader(args: LoaderFunctionArgs) {
  return data(await loadMoreResults(await requestContext(args)));
}
