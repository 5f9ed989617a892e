import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadArrival } from "~/features/orders/load-arrival.server";
import { requestContext } from "~/request/context/request-context.server";

/** When an order of the visitor's own comes, for the service worker. JSON as it stands: a worker reads no data of pages. */
export async function loader(args: LoaderFunctionArgs) {
  const arrival = await loadArrival(await requestContext(args));
  const headers = { "Cache-Control": "no-store" };
  return arrival ? Response.json(arrival, { headers }) : new Response(null, { status: 404, headers });
}
