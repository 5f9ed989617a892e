import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadSuggestions } from "~/features/search/load-suggestions.server";
import { shopOf } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** Suggestions while the visitor types, for hydrated pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  return data(await loadSuggestions(shop, shop.url.searchParams.get("name") ?? ""));
}
