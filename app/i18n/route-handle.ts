import i18next from "i18next";
import type { RouteHandle } from "./options";

/**
 * A route's handle once its texts are there. A browser imports a route's module before it shows the route, so that no page ever waits for
 * its texts half drawn: React cannot suspend what stands outside a boundary. A document's texts come with it, and the server has them all.
 * @throws when they cannot be had: Remix then loads a document, as for a module that cannot be.
 */
export async function routeHandle(handle: RouteHandle): Promise<RouteHandle> {
  const { i18n } = handle;
  if (i18next.isInitialized && i18n) {
    const namespaces = typeof i18n === "function" ? i18n(new URLSearchParams()) : i18n;
    await new Promise<void>((resolve, reject) => {
      void i18next.loadNamespaces(namespaces, (failed) => (failed ? reject(failed) : resolve()));
    });
  }
  return handle;
}
