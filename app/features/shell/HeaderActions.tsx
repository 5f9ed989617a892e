import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCart } from "~/features/cart/CartContext";
import { inboxHref } from "~/features/chat/inbox-href";
import { useUnread } from "~/features/chat/unread";
import { useWishlist } from "~/features/wishlist/WishlistContext";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { personalFragment } from "~/request/pages/personal-fragment";
import { Avatar } from "~/ui/Avatar";
import { classes } from "~/ui/classes";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { accountLinks } from "./account-links";
import header from "./Header.module.css";
import styles from "./HeaderActions.module.css";
import { hasChat, hasWishlist, isParcel, useShell } from "./ShellContext";
import { LanguageMenu, ThemeButton } from "./settings-controls";

/** Track Order for guests (NAV-03), chat, wishlist and cart outside parcel (NAV-06 to NAV-08), profile menu or `Sign In` (NAV-04, NAV-05). */
export function HeaderActions() {
  const { shell, isLanding, isQuiet } = useShell();
  const { t } = useTranslation("shell");
  return (
    <nav className={classes(styles.topA, isLanding && styles.landing)} aria-label={t("yours")}>
      <Spaced>
        {isLanding ? (
          <span className={styles.settings}>
            <LanguageMenu />
            <ThemeButton />
          </span>
        ) : null}
        {shell.customer ? null : (
          <Link className={styles.act} to="/track-order">
            <Icon name="route" flip />
            <span className={styles.actT}>{t("trackOrder")}</span>
          </Link>
        )}
        {isLanding || isQuiet || !hasChat(shell) ? null : <InboxAction />}
        {isLanding || isQuiet || !hasWishlist(shell) ? null : <WishlistAction />}
        {isLanding || isParcel(shell) ? null : <CartAction />}
        {shell.customer ? <ProfileMenu /> : <SignIn />}
      </Spaced>
    </nav>
  );
}

const InboxAction = personalFragment(
  function PersonalInbox() {
    const { t } = useTranslation("shell");
    return (
      <Link className={styles.act} to={inboxHref} aria-label={useUnreadName(t("chat"))}>
        <span className={styles.actI}>
          <Icon name="message-circle" flip />
          <UnreadBadge />
        </span>{" "}
        <span className={styles.actT}>{t("chat")}</span>
      </Link>
    );
  },
  () => ({ customer: true }),
  "inbox-action",
);

const WishlistAction = personalFragment(
  function PersonalWishlist() {
    const { current } = useShell();
    const { t } = useTranslation("shell");
    return (
      <Link className={styles.act} to={wishlistHref(current)} preventScrollReset aria-label={useWishlistName()}>
        <span className={styles.actI}>
          <Icon name="heart" />
          <WishlistBadge />
        </span>{" "}
        <span className={styles.actT}>{t("wishlist")}</span>
      </Link>
    );
  },
  () => ({ wishes: "all" }),
  "wishlist-action",
);

const CartAction = personalFragment(
  function PersonalCart() {
    const { current } = useShell();
    const { t } = useTranslation("shell");
    return (
      <Link
        className={classes(styles.act, styles.actCart)}
        to={dialogHref(current, "cart")}
        preventScrollReset
        aria-label={useCartName()}
      >
        <Icon name="shopping-cart" />
        <span className={styles.actT}>{t("cart")}</span> <CartBadge />
      </Link>
    );
  },
  () => ({ cart: "all" }),
  "cart-action",
);

/** Lines in the cart: absent at 0, `99+` above 99. The link around it says the number in words. */
export function CartBadge() {
  return <Badge count={useCart().lines.length} />;
}

/** What is wished for, likewise. */
export function WishlistBadge() {
  return <Badge count={useWishlist().wished.size} />;
}

/** Messages not read yet, likewise. */
export function UnreadBadge() {
  return <Badge count={useUnread(useShell().shell.unread)} />;
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}

/** Accessible name of a link to the cart: `Cart`, `Cart, 3 items`. */
export function useCartName(): string {
  const { length } = useCart().lines;
  const { t } = useTranslation("shell");
  return length === 0 ? t("cart") : t("cartWith", { count: length });
}

/** Accessible name of a link to the wishlist: `Wishlist`, `Wishlist, 3 favourites`. */
export function useWishlistName(): string {
  const { size } = useWishlist().wished;
  const { t } = useTranslation("shell");
  return size === 0 ? t("wishlist") : t("wishlistWith", { count: size });
}

/** Accessible name of a link to the inbox: `Inbox`, `Inbox, 2 unread messages`. */
export function useUnreadName(name: string): string {
  const count = useUnread(useShell().shell.unread);
  const { t } = useTranslation("shell");
  return count === 0 ? name : t("withUnread", { name, count });
}

function SignIn() {
  const { isLanding, isQuiet } = useShell();
  const { t } = useTranslation("shell");
  return (
    <Link
      className={classes(
        buttonClass(isLanding ? "accent" : "soft", "small"),
        styles.signIn,
        // Phones have the account in the tab bar, and the place needs the room.
        !isLanding && !isQuiet && styles.hasTab,
      )}
      to="/auth/sign-in"
    >
      {t("signIn")}
    </Link>
  );
}

const ProfileMenu = personalFragment(PersonalMenu, () => ({ customer: true }), "profile-menu");

function PersonalMenu() {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const inboxName = useUnreadName(t("profile.inbox"));
  const { customer } = shell;
  if (!customer) return null;
  const name = customer.name || t("account");
  return (
    <details className={styles.menu} key={current}>
      <summary className={styles.me} aria-label={t("profile.menu", { name })}>
        <Avatar name={name} image={customer.image} />{" "}
        <span className={styles.meN}>
          <bdi>{name}</bdi>
        </span>
      </summary>
      <div className={classes(header.pop, header.entries, styles.popEnd)}>
        <Spaced>
          {accountLinks(shell.config).map(({ key, href, icon }) => (
            <Link key={key} to={href} aria-label={key === "inbox" ? inboxName : undefined}>
              <Icon name={icon} flip={icon === "route" || key === "inbox"} />
              <span>
                {t(`profile.${key}`)} {key === "inbox" ? <UnreadBadge /> : null}
              </span>
            </Link>
          ))}
        </Spaced>{" "}
        <Link to={dialogHref(current, "logout")} preventScrollReset>
          <Icon name="logout" flip />
          <span>{t("profile.logout")}</span>
        </Link>
      </div>
    </details>
  );
}
