import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCart } from "~/features/cart/CartContext";
import { sumOfLines } from "~/features/cart/cart-summary";
import { useCheckoutHref } from "~/features/cart/use-checkout-href";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { personalFragment } from "~/request/pages/personal-fragment";
import { dialogHref } from "~/ui/dialog-href";
import { LaidOutLater } from "~/ui/LaidOutLater";
import { Money } from "~/ui/Marks";
import type { StoreData } from "./load-store.server";
import { MenuBar } from "./MenuBar";
import { StoreHead } from "./StoreHead";
import { StoreMenu } from "./StoreMenu";
import styles from "./StorePage.module.css";

/** A store: its head, its menu with search and sections, the way to the cart (RTE-36). */
export function StorePage(data: StoreData) {
  return (
    <div className={styles.storep}>
      <StoreHead {...data} />
      <LaidOutLater>
        <MenuBar menu={data.menu} />
        <StoreMenu menu={data.menu} storeId={data.store.id} />
      </LaidOutLater>
      <CartBar />
    </div>
  );
}

/** Phones keep the cart in view while there is something in it: how much, what it costs, and the way on without opening it. */
const CartBar = personalFragment(PersonalBar, () => ({ cart: "all" }));

function PersonalBar() {
  const { t } = useTranslation("store");
  const { lines } = useCart();
  const { currency } = useShopFacts();
  const format = useMoney();
  const { pathname, search } = useLocation();
  const current = pathname + search;
  const checkout = useCheckoutHref("/checkout?page=cart", current);
  if (lines.length === 0) return null;
  return (
    <div className={styles.cartbar}>
      <Link to={dialogHref(current, "cart")} preventScrollReset>
        <span className="badge" aria-hidden="true">
          {lines.length}
        </span>{" "}
        <span>
          {t("viewCart")}
          <span className="vh">, {t("cartItems", { count: lines.length })}</span>
        </span>{" "}
        <Money text={format(sumOfLines(lines, currency.digits))} />
      </Link>{" "}
      <Link to={checkout} preventScrollReset>
        {t("checkout")}
      </Link>
    </div>
  );
}
