import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCart } from "~/features/cart/CartContext";
import { dialogHref } from "~/ui/dialog-href";
import { LaidOutLater } from "~/ui/LaidOutLater";
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
        <StoreMenu menu={data.menu} />
      </LaidOutLater>
      <CartBar />
    </div>
  );
}

/** Phones keep the way to the cart in view while there is something in it. */
function CartBar() {
  const { t } = useTranslation("store");
  const { lines } = useCart();
  const { pathname, search } = useLocation();
  if (lines.length === 0) return null;
  return (
    <Link className={styles.cartbar} to={dialogHref(pathname + search, "cart")} preventScrollReset>
      <span className="badge" aria-hidden="true">
        {lines.length}
      </span>
      <span>{t("viewCart")}</span>
      <span className="small">{t("cartItems", { count: lines.length })}</span>
    </Link>
  );
}
