import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { CartBadge, useCartName } from "./HeaderActions";
import type { InertProps } from "./Shell";
import { isParcel, useShell } from "./ShellContext";
import styles from "./TabBar.module.css";

type Tab = {
  href: string;
  icon: IconName;
  label: string;
  isDialog?: boolean;
  /** The accessible name where the label is not all of it; such a tab counts the cart. */
  name?: string;
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
  };
  const orders: Tab = shell.customer
    ? { href: "/my-orders", icon: "receipt", label: t("orders") }
    : { href: "/track-order", icon: "route", label: t("track") };
  const account: Tab = shell.customer
    ? { href: dialogHref(current, "menu"), icon: "user", label: t("account"), isDialog: true }
    : { href: "/auth/sign-in", icon: "user", label: t("account") };
  const tabs: Tab[] = [
    { href: "/home", icon: "home", label: t("home") },
    ...(isParcel(shell) ? [] : [cart]),
    orders,
    account,
  ];
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.tabbar} aria-label={t("tabs")} {...inert}>
        {tabs.map(({ href, icon, label, isDialog = false, name }) => (
          <Link
            key={label}
            to={href}
            preventScrollReset={isDialog}
            aria-label={name}
            aria-current={href === current ? "page" : undefined}
          >
            <span className={styles.picture}>
              <Icon name={icon} />
              {name ? <CartBadge /> : null}
            </span>
            <span>{label}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
