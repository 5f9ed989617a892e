import { useRouteLoaderData, useSubmit } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { sentence } from "~/i18n/sentence";
import { useLanguage } from "~/i18n/use-language";
import { usePersonalPage } from "~/request/pages/personal-fragment";
import type { RootData } from "~/request/pages/root-data";
import { formDataOf } from "~/request/posting/form-data-of";
import { usePostsUnderWay } from "~/request/posting/use-posts-under-way";
import type { CartLineSummary, CartSummary } from "./cart-summary";
import { addedItem, addForm, addKey, withPendingChanges } from "./pending-cart";

/** The address of the cart's buttons. */
export const cartLinesPath = "/cart/lines";

export type CartView = {
  lines: CartLineSummary[];
  /** Items of which a first piece is on its way to the cart. */
  adding: ReadonlySet<string>;
  formToken: string;
  /** Names of the button that adds an item, and of the link to what is to be chosen first. */
  addItem(name: string): string;
  chooseOptions(name: string): string;
};

const CartContext = createContext<CartView | null>(null);

/** The visitor's cart for every card and the badge; what posts under way will change shows at once. */
export function CartProvider({ cart, children }: { cart: CartSummary; children: ReactNode }) {
  const { t } = useTranslation("items");
  const language = useLanguage();
  const formToken = useRouteLoaderData<RootData>("root")?.formToken ?? "";
  const posts = usePostsUnderWay(cartLinesPath, cart);
  const view = useMemo(
    () => ({
      ...withPendingChanges(cart, posts),
      formToken,
      addItem: sentence(t, language, "add", "name"),
      chooseOptions: sentence(t, language, "chooseOptions", "name"),
    }),
    [cart, posts, formToken, t, language],
  );
  return <CartContext.Provider value={view}>{children}</CartContext.Provider>;
}

/**
 * The one form that the add buttons of all cards share: such a button costs a card few bytes. Once hydrated one listener here sends the cart's
 * forms in the background. `current`: path and search of the page, to come back to.
 */
export function AddForm({ current }: { current: string }) {
  const formToken = useRouteLoaderData<RootData>("root")?.formToken ?? "";
  useCartForms();
  return (
    <form id={addForm} method="post" action={cartLinesPath} hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="token" value={formToken} />
      <input type="hidden" name="returnTo" value={current} />
    </form>
  );
}

/** The cart of the visitor, for personal fragments; every page stands below the provider of the `_shop` layout. */
export function useCart(): CartView {
  usePersonalPage();
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
      const body = formDataOf(form, event.submitter);
      const added = addedItem(body);
      const fetcherKey = cartKey + (added ? addKey(added) : `line:${body.get("lineId")}`);
      submit(body, { method: "post", action: cartLinesPath, navigate: false, fetcherKey, preventScrollReset: true });
    }
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [submit]);
}
