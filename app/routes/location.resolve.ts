import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { readChoice, resolvePlace } from "~/features/location/resolve.server";
import { shopOf } from "~/request/context/request-context.server";

/** Address and zone of a suggestion or of the map's centre, for hydrated pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  const choice = readChoice(shop.url.searchParams);
  const resolved = choice ? await resolvePlace(shop, choice) : null;
  return data({
    place: resolved?.kind === "resolved" ? resolved.place : null,
    failure: resolved?.kind === "failed" ? resolved.message : null,
  });
}
