import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { CartLines, CartSums } from "./CartContents";
import { CartExtras, Favourites } from "./CartExtras";
import type { CartPageData } from "./load-cart-details.server";

/** `/cart`: the drawer's contents as a page of its own. */
export function CartPage({ cart, current }: { cart: CartPageData; current: string }) {
  const { t } = useTranslation("cart");
  if (cart.lines.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          picture="shopping-cart"
          title={t("empty.title")}
          as="h1"
          action={{ href: "/home", label: t("continueShopping") }}
        >
          {t("empty.text")}
        </EmptyState>
        <Favourites items={cart.favourites} as="h2" />
      </div>
    );
  }
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ label: t("home"), href: "/home" }]} here={t("title")} />
      <h1 className="h1s">{t("title")}</h1>
      <div className="cols">
        <section className="panel" aria-labelledby="cart-items">
          <h2 id="cart-items" className="vh">
            {t("items")}
          </h2>
          <CartLines cart={cart} current={current} />
          <CartExtras cart={cart} />
        </section>
        <aside className="panel" aria-label={t("subtotal")}>
          <CartSums cart={cart} current={current} />
        </aside>
      </div>
    </div>
  );
}
