import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Spaced } from "~/ui/Spaced";
import { CartBadge, useCartName, useWishlistName, WishlistBadge } from "./HeaderActions";
import { hasWishlist, isParcel, useShell } from "./ShellContext";
import styles from "./TabBar.module.css";
import type { InertProps } from "./types";

type Tab = {
  href: string;
  icon: IconName;
  label: string;
  isDialog?: boolean;
  /** The accessible name where the label is not all of it, and the number it says. */
  name?: string;
  badge?: ReactNode;
};

/** The places one goes most, at the bottom of narrow screens. */
export function TabBar(inert: InertProps) {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const cart: Tab = {
    href: dialogHref(current, "cart"),
    icon: "shopping-cart",
    label: t("cart"),
    isDialog: true,
    name: useCartName(),
    badge: <CartBadge />,
  };
  const wishlist: Tab = {
    href: wishlistHref(current),
    icon: "heart",
    label: t("wishlist"),
    isDialog: true,
    name: useWishlistName(),
    badge: <WishlistBadge />,
  };
  const orders: Tab = shell.customer
    ? { href: "/my-orders", icon: "receipt", label: t("orders") }
    : { href: "/track-order", icon: "route", label: t("track") };
  const account: Tab = shell.customer
    ? { href: dialogHref(current, "menu"), icon: "user", label: t("account"), isDialog: true }
    : { href: "/auth/sign-in", icon: "user", label: t("account") };
  const tabs: Tab[] = [
    { href: "/home", icon: "home", label: t("home") },
    ...(hasWishlist(shell) ? [wishlist] : []),
    ...(isParcel(shell) ? [] : [cart]),
    orders,
    account,
  ];
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.tabbar} aria-label={t("tabs")} {...inert}>
        <Spaced>
          {tabs.map(({ href, icon, label, isDialog = false, name, badge }) => (
            <Link
              key={label}
              to={href}
              preventScrollReset={isDialog}
              aria-label={name}
              aria-current={href === current ? "page" : undefined}
            >
              <span className={styles.picture}>
                <Icon name={icon} />
                {badge}
              </span>{" "}
              <span>{label}</span>
            </Link>
          ))}
        </Spaced>
      </nav>
    </>
  );
}
