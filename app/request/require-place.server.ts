import { dialogHref } from "~/ui/dialog-href";
import { redirectTo } from "./respond.server";
import type { Shop } from "./shop.server";

/** For lists of what is near: without a place it leads to the landing page, without a module to the chooser (RTE-10, MOD-02). Throws the redirect. */
export async function requirePlaceAndModule(shop: Shop) {
  const { place, module } = shop.session;
  if (!place) throw await redirectTo(shop, "/");
  if (!module) throw await redirectTo(shop, dialogHref("/", "modules"));
  return { place, module };
}
