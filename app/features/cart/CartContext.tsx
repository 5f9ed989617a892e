import { useFetchers, useRouteLoaderData, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/request/root-data";
import type { CartLineSummary, CartSummary } from "./cart-summary";
import { withPendingChanges } from "./pending-cart";

/** The address of the cart's buttons. */
export const cartLinesPath = "/cart/lines";

export type CartView = {
  lines: CartLineSummary[];
  /** Items of which a first piece is on its way to the cart. */
  adding: ReadonlySet<number>;
  formToken: string;
  /** Texts of the cart. Handed down, since a hook per card is what makes long pages slow. */
  t: (key: string, values?: Record<string, unknown>) => string;
};

const CartContext = createContext<CartView | null>(null);

/**
 * The visitor's cart for every card and the badge. Its buttons are plain forms; once hydrated one listener here sends them in the
 * background, and what they will change shows at once.
 */
export function CartProvider({ cart, children }: { cart: CartSummary; children: ReactNode }) {
  const { t } = useTranslation("cart");
  const formToken = useRouteLoaderData<RootData>("root")?.formToken ?? "";
  const changes = useFetchers().filter(
    ({ formAction, key }) => formAction === cartLinesPath || key.startsWith(cartKey),
  );
  useCartForms();
  const view = useMemo(() => ({ ...withPendingChanges(cart, changes), formToken, t }), [cart, changes, formToken, t]);
  return <CartContext.Provider value={view}>{children}</CartContext.Provider>;
}

/** The cart of the visitor; every page stands below the provider of the `_shop` layout. */
export function useCart(): CartView {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart needs the shop's layout above it");
  return cart;
}

const cartKey = "cart:";

/** Sends the cart's plain forms as fetchers. The same line or item shares one, so that a second press follows the first. */
function useCartForms() {
  const submit = useSubmit();
  useEffect(() => {
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.getAttribute("action") !== cartLinesPath) return;
      event.preventDefault();
      const body = new FormData(form, event.submitter);
      const fetcherKey = cartKey + (body.has("line") ? `line:${body.get("line")}` : `item:${body.get("item")}`);
      submit(body, { method: "post", action: cartLinesPath, navigate: false, fetcherKey, preventScrollReset: true });
    }
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [submit]);
}
