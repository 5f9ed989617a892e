import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { suggest } from "~/features/location/load-location.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** Suggestions while the visitor types, for hydrated pages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return data(await suggest(context, context.url.searchParams.get("address") ?? ""));
}
