import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTracking } from "~/features/orders/load-tracking.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader } from "~/request/navigation/client-loader";

/** The tracked order alone, for the drawer that follows it (TRK-08). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  // Who has to sign in first comes back to the drawer, not to its data.
  const order = context.url.searchParams.get("order") ?? "";
  context.url = new URL(`/track-order?${new URLSearchParams({ dialog: "track", order })}`, context.publicOrigin);
  return loadTracking(context);
}
