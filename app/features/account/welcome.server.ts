import { secondary } from "~/request/pages/critical.server";
import type { Outcome } from "~/request/posting/outcome";
import { redirectTo } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";

export type WelcomeData = {
  name: string;
  /** The first-order discount of the profile; null when it is not valid for one (HOME-all-31). */
  discount: { value: number; type: "percent" | "amount"; validity: string } | null;
};

/** The greeting after a sign-up (HOME-all-32); null once it was closed. */
export async function loadWelcome(shop: Shop): Promise<WelcomeData | null> {
  const { token, isNew } = shop.session.visitor;
  if (token === null || !isNew) return null;
  const customer = secondary(await shop.api.customer.info(), null);
  return { name: customer?.firstName ?? "", discount: customer?.firstOrderDiscount ?? null };
}

/**
 * The next landing or home page opens the greeting, wherever the sign-up led: nothing comes between a new customer and their order.
 * Throws the redirect.
 */
export async function greet(shop: Shop): Promise<void> {
  const { url, session, isDocument, formResult } = shop;
  const isHome = url.pathname === "/" || url.pathname === "/home";
  if (!session.visitor.isNew || !isHome || !isDocument || formResult !== null || url.searchParams.has("dialog")) return;
  throw await redirectTo(shop, dialogHref(url.pathname + url.search, "welcome"));
}

/** Closing the greeting clears its flag. */
export async function closeWelcome(shop: Shop): Promise<Outcome> {
  shop.session.patch("visitor", { isNew: false });
  return { kind: "done", to: withoutDialog(shop.url.pathname + shop.url.search) };
}
