import { Link } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { personalFragment } from "~/request/pages/personal-fragment";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Spaced } from "~/ui/Spaced";
import { CartBadge, useCartName, useWishlistName, WishlistBadge } from "./HeaderActions";
import { hasWishlist, isParcel, useShell } from "./ShellContext";
import styles from "./TabBar.module.css";
import type { InertProps } from "./types";

type TabProps = {
  href: string;
  icon: IconName;
  label: string;
  isDialog?: boolean;
};

/** One that says a number of the visitor's stands by itself. */
type Tab = TabProps | { label: string; as: ComponentType };

/** The places one goes most, at the bottom of narrow screens. */
export function TabBar(inert: InertProps) {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const orders: Tab = shell.customer
    ? { href: "/my-orders", icon: "receipt", label: t("orders") }
    : { href: "/track-order", icon: "route", label: t("track") };
  const account: Tab = shell.customer
    ? { href: dialogHref(current, "menu"), icon: "user", label: t("account"), isDialog: true }
    : { href: "/auth/sign-in", icon: "user", label: t("account") };
  const tabs: Tab[] = [
    { href: "/home", icon: "home", label: t("home") },
    ...(hasWishlist(shell) ? [{ label: t("wishlist"), as: WishlistTab }] : []),
    ...(isParcel(shell) ? [] : [{ label: t("cart"), as: CartTab }]),
    orders,
    account,
  ];
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.tabbar} aria-label={t("tabs")} {...inert}>
        <Spaced>
          {tabs.map((tab) => ("as" in tab ? <tab.as key={tab.label} /> : <TabLink key={tab.label} {...tab} />))}
        </Spaced>
      </nav>
    </>
  );
}

type TabLinkProps = TabProps & {
  /** The accessible name where the label is not all of it, and the number it says. */
  name?: string;
  badge?: ReactNode;
};

function TabLink({ href, icon, label, isDialog = false, name, badge }: TabLinkProps) {
  const { current } = useShell();
  return (
    <Link
      to={href}
      preventScrollReset={isDialog}
      aria-label={name}
      aria-current={href === current ? "page" : undefined}
    >
      <span className={styles.picture}>
        <Icon name={icon} flip={icon === "route"} />
        {badge}
      </span>{" "}
      <span>{label}</span>
    </Link>
  );
}

const CartTab = personalFragment(
  function PersonalCart() {
    const { current } = useShell();
    const { t } = useTranslation("shell");
    const link = { href: dialogHref(current, "cart"), icon: "shopping-cart", label: t("cart") } as const;
    return <TabLink {...link} isDialog name={useCartName()} badge={<CartBadge />} />;
  },
  () => ({ cart: "all" }),
  "cart-tab",
);

const WishlistTab = personalFragment(
  function PersonalWishlist() {
    const { current } = useShell();
    const { t } = useTranslation("shell");
    const link = { href: wishlistHref(current), icon: "heart", label: t("wishlist") } as const;
    return <TabLink {...link} isDialog name={useWishlistName()} badge={<WishlistBadge />} />;
  },
  () => ({ wishes: "all" }),
  "wishlist-tab",
);
