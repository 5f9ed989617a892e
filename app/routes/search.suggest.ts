import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { loadSuggestions } from "~/features/search/load-suggestions.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** Suggestions while the visitor types, for hydrated pages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return data(await loadSuggestions(context, context.url.searchParams.get("name") ?? ""));
}

/** No post changes what is suggested, but one the searches that precede typing (SRCH-09). */
export const shouldRevalidate = ({ formData }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") === "forget-search";
