import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadSuggestions } from "~/features/search/load-suggestions.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** Suggestions while the visitor types, for hydrated pages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return data(await loadSuggestions(context, context.url.searchParams.get("name") ?? ""));
}
