import { Link, type LinkProps } from "@remix-run/react";
import { useHydrated } from "~/ui/use-hydrated";

/** Id of the checkout form. */
export const checkoutFormId = "checkout";

/**
 * A way from the form to a dialog over it. Without scripts the page is loaded anew: the way posts the form, so that what was typed
 * is there again afterwards (docs/decisions/0057).
 */
export function WayOut({ to, className, title, "aria-label": label, children }: LinkProps & { to: string }) {
  const isHydrated = useHydrated();
  const look = { className, title, "aria-label": label };
  return isHydrated ? (
    <Link {...look} to={to} preventScrollReset>
      {children}
    </Link>
  ) : (
    <button {...look} type="submit" form={checkoutFormId} name="intent" value="keep-order" formAction={to}>
      {children}
    </button>
  );
}
