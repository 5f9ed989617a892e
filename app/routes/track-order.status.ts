import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadTracking } from "~/features/orders/load-tracking.server";
import { shopOf } from "~/request/context/request-context.server";

export { followingLoader as clientLoader } from "~/request/navigation/client-loader";

/** The tracked order alone, for the drawer that follows it (TRK-08). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  // Who has to sign in first comes back to the drawer, not to its data.
  const order = shop.url.searchParams.get("order") ?? "";
  shop.url = new URL(`/track-order?${new URLSearchParams({ dialog: "track", order })}`, shop.publicOrigin);
  return loadTracking(shop);
}
