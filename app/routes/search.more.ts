import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreResults } from "~/features/search/load-results.server";
import { shopOf } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** Further pages of results, for hydrated pages: asked what `/home` is asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return data(await loadMoreResults(await shopOf({ request, context })));
}
