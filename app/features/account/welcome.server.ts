import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { formResultOf } from "~/request/posting/form-result.server";
import type { Outcome } from "~/request/posting/outcome";
import { redirectTo } from "~/request/posting/respond.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";

export type WelcomeData = {
  title: string;
  /** The first-order discount of the profile; null when it is not valid for one (HOME-all-31). */
  discount: { value: number; type: "percent" | "amount"; validity: string } | null;
};

/**
 * The greeting after a sign-up (HOME-all-32); null once it was closed. Without the profile it waits for the next home, lest it say nothing of
 * a discount.
 */
export async function loadWelcome(context: RequestContext): Promise<WelcomeData | null> {
  const { token, isNew } = context.session.visitor;
  if (token === null || !isNew) return null;
  const customer = await context.api.customer.info();
  if (!customer.ok) return null;
  const { firstName: name, firstOrderDiscount: discount } = customer.value;
  return { title: name ? context.t("welcome:title", { name }) : context.t("welcome:titleUnnamed"), discount };
}

/**
 * The next landing or home page opens the greeting, wherever the sign-up led: nothing comes between a new customer and their order.
 * Throws the redirect.
 */
export async function greet(context: RequestContext): Promise<void> {
  const { url, session, isDocument } = context;
  const isHome = url.pathname === "/" || url.pathname === "/home";
  if (
    !session.visitor.isNew ||
    !isHome ||
    !isDocument ||
    formResultOf(context) !== null ||
    url.searchParams.has("dialog")
  )
    return;
  throw await redirectTo(context, dialogHref(pathOf(url), "welcome"));
}

/** Closing the greeting clears its flag. */
export async function closeWelcome(context: RequestContext): Promise<Outcome> {
  context.session.patch("visitor", { isNew: false });
  return { kind: "done", to: withoutDialog(pathOf(context.url)) };
}
