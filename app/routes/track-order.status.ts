import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTrackStatus } from "~/features/orders/load-tracking.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** The tracked order alone. */
export async function loader(args: LoaderFunctionArgs) {
  return loadTrackStatus(await requestContext(args));
}
