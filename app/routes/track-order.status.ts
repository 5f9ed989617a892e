import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTracking } from "~/features/orders/load-tracking.server";
import { shopOf } from "~/request/shop.server";

/** The tracked order alone, for the drawer that follows it (TRK-08). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  // Who has to sign in first comes back to the drawer, not to its data.
  const order = shop.url.searchParams.get("order") ?? "";
  shop.url = new URL(`/track-order?${new URLSearchParams({ dialog: "track", order })}`, shop.publicOrigin);
  return loadTracking(shop);
}

/** Null when the connection fails for a moment: the drawer keeps what it shows instead of giving way to the error page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}
