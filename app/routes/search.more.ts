import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadMoreResults } from "~/features/search/load-results.server";
import { shopOf } from "~/request/shop.server";

export { clientLoader } from "~/request/client-loader";

/** Further pages of results, for hydrated pages: asked what `/home` is asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return data(await loadMoreResults(await shopOf({ request, context })));
}
