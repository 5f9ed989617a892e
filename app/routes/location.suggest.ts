import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { suggest } from "~/features/location/load-location.server";
import { shopOf } from "~/request/context/request-context.server";

/** Suggestions while the visitor types, for hydrated pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  return data(await suggest(shop, shop.url.searchParams.get("address") ?? ""));
}
