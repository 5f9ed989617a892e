import i18next from "i18next";
import type { RouteHandle } from "./options";

/**
 * A route's handle once its texts are there. A browser imports a route's module before it shows the route, so that no page ever waits for
 * its texts half drawn: React cannot suspend what stands outside a boundary. A document's texts come with it, and the server has them all.
 */
export async function routeHandle(handle: RouteHandle): Promise<RouteHandle> {
  const { i18n } = handle;
  if (i18next.isInitialized && i18n) {
    await i18next.loadNamespaces(typeof i18n === "function" ? i18n(new URLSearchParams()) : i18n);
  }
  return handle;
}
