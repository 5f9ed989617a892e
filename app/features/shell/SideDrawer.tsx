import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { modulePictogram } from "~/features/modules/pictogram";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { ShopForm } from "~/request/ShopForm";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { Icon, Pictogram } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { buttonClass } from "~/ui/SubmitButton";
import { Avatar } from "./HeaderActions";
import { hasWishlist, useShell } from "./ShellContext";
import styles from "./SideDrawer.module.css";
import { LanguageLink, LiteButton, ThemeButton } from "./settings-controls";

/** `?dialog=menu`: who one is, Home, the modules, language, theme, `Logout` (NAV-10, NAV-14). */
export function SideDrawer({ current }: { current: string }) {
  const { shell } = useShell();
  const { t } = useTranslation("shell");
  const { customer } = shell;
  return (
    <Dialog title={shell.businessName} closeHref={withoutDialog(current)} variant="drawer-start">
      <DialogBody>
        <nav className={styles.list} aria-label={t("menu")}>
          {customer ? (
            <p className={styles.who}>
              <Avatar name={customer.name} image={customer.image} />
              <b>{customer.name}</b>
            </p>
          ) : null}
          <MenuLink href="/home" icon="home">
            {t("home")}
          </MenuLink>
          {customer ? (
            <MenuLink href="/my-orders" icon="receipt">
              {t("profile.orders")}
            </MenuLink>
          ) : null}
          {hasWishlist(shell) ? (
            <MenuLink href={wishlistHref(current)} icon="heart">
              {t("wishlist")}
            </MenuLink>
          ) : null}
          {customer ? (
            <MenuLink href="/addresses" icon="home-2">
              {t("profile.addresses")}
            </MenuLink>
          ) : null}
          <MenuLink href="/track-order" icon="route">
            {t("trackOrder")}
          </MenuLink>
          <MenuLink href={dialogHref(current, "location")} icon="map-pin">
            {shell.place?.address ?? t("chooseLocation")}
          </MenuLink>
        </nav>
        <Modules />
        <h3 className={styles.title}>{t("settings")}</h3>
        <div className={styles.list}>
          <LanguageLink />
          <ThemeButton />
          <LiteButton />
        </div>
      </DialogBody>
      <DialogFoot>
        {customer ? (
          <Link className={buttonClass("line")} to={dialogHref(current, "logout")} preventScrollReset>
            <Icon name="logout" flip />
            {t("profile.logout")}
          </Link>
        ) : (
          <Link className={buttonClass()} to="/auth/sign-in">
            {t("signIn")}
          </Link>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function MenuLink({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) {
  return (
    <Link to={href}>
      <Icon name={icon} flip={icon === "route"} />
      <span>{children}</span>
    </Link>
  );
}

function Modules() {
  const { shell } = useShell();
  const { t } = useTranslation("shell");
  if (shell.modules.length < 2) return null;
  return (
    <>
      <h3 className={styles.title}>{t("modules.title")}</h3>
      <ShopForm intent="choose-module" className={styles.list}>
        {shell.modules.map(({ id, type, name }) => (
          <button
            type="submit"
            key={id}
            name="module"
            value={id}
            data-module={type}
            aria-current={id === shell.module?.id || undefined}
          >
            <Pictogram name={modulePictogram[type]} className={styles.picture} />
            <span>{name}</span>
          </button>
        ))}
      </ShopForm>
    </>
  );
}
