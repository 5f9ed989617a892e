import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { readChoice, resolvePlace } from "~/features/location/resolve.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** Address and zone of a suggestion or of the map's centre, for hydrated pages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const choice = readChoice(context.url.searchParams);
  const resolved = choice ? await resolvePlace(context, choice) : null;
  return data({
    place: resolved?.kind === "resolved" ? resolved.place : null,
    failure: resolved?.kind === "failed" ? resolved.message : null,
  });
}
