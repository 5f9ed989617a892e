import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadCategory } from "~/features/categories/load-category.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** A further page of a category, for the list that grows by it. */
export async function loader(args: LoaderFunctionArgs) {
  return (await loadCategory(await requestContext(args), args.params.id ?? "")).list;
}
