import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePlace } from "~/features/catalogue/ShopFacts";
import { wishlistHref } from "~/features/wishlist/wish-href";
import { personalFragment } from "~/request/pages/personal-fragment";
import { Avatar } from "~/ui/Avatar";
import { classes } from "~/ui/classes";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, dialogOf, withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { mobileLinks } from "./account-links";
import header from "./Header.module.css";
import type { SideDrawerData } from "./load-drawer.server";
import { ModuleButtons } from "./ModuleNav";
import { hasWishlist, useShell } from "./ShellContext";
import styles from "./SideDrawer.module.css";
import { LanguageLink, LiteButton, ThemeButton } from "./settings-controls";

const list = classes(header.entries, styles.list);

/** `?dialog=menu`: who one is, Home, categories and stores, the modules, language, theme, `Logout` (NAV-10 to NAV-14, NAV-18). */
export function SideDrawer({ data, current }: { data: SideDrawerData; current: string }) {
  const { shell } = useShell();
  const { t } = useTranslation(["shell", "menu"]);
  const { customer } = shell;
  const name = customer?.name || t("account");
  return (
    <Dialog title={shell.businessName} closeHref={withoutDialog(current)} variant="drawer-start">
      <DialogBody>
        <nav className={list} aria-label={t("menu")}>
          {customer ? (
            <div className={styles.who}>
              <Avatar name={name} image={customer.image} /> <b>{name}</b>
            </div>
          ) : null}
          <Spaced>
            <MenuLink href="/home" icon="home">
              {t("home")}
            </MenuLink>
            {customer
              ? mobileLinks(shell.config).map(({ key, href, icon }) => (
                  <MenuLink key={key} href={href} icon={icon}>
                    {t(`profile.${key}`)}
                  </MenuLink>
                ))
              : null}
            {hasWishlist(shell) ? (
              <MenuLink href={wishlistHref(current)} icon="heart">
                {t("wishlist")}
              </MenuLink>
            ) : null}
            <MenuLink href="/track-order" icon="route">
              {t("trackOrder")}
            </MenuLink>
            <PlaceLink />
          </Spaced>
        </nav>{" "}
        <nav className={list} aria-label={t("sections")}>
          <Lists data={data} />
        </nav>
        <Modules />
        <h3 className={styles.title}>{t("menu:settings")}</h3>
        <div className={list}>
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
    <Link to={href} preventScrollReset={dialogOf(href) !== null}>
      <Icon name={icon} flip={icon === "route"} />
      <span>{children}</span>
    </Link>
  );
}

/** The first categories and stores, each list folded away (NAV-11 to NAV-13). */
function Lists({ data }: { data: SideDrawerData }) {
  const { t } = useTranslation("menu");
  const lists = [
    { key: "categories", all: "/categories", icon: "layout-grid" },
    { key: "latest", all: "/store/latest", icon: "building-store" },
    { key: "popular", all: "/store/popular", icon: "star" },
  ] as const;
  return lists.map(({ key, all, icon }) =>
    data[key].length > 0 ? (
      <details key={key}>
        <summary>
          <Icon name={icon} />
          <span>{t(key)}</span>
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {data[key].map(({ id, name, href }) => (
            <li key={id}>
              <Link to={href}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
          <li>
            <Link className="link" to={all} aria-label={t(`all.${key}`)}>
              {t("viewAll")}
            </Link>
          </li>
        </ul>
      </details>
    ) : null,
  );
}

const PlaceLink = personalFragment(
  function PlaceLink() {
    const { current } = useShell();
    const { t } = useTranslation("shell");
    return (
      <MenuLink href={dialogHref(current, "location")} icon="map-pin">
        <bdi>{usePlace()?.address ?? t("chooseLocation")}</bdi>
      </MenuLink>
    );
  },
  () => ({ place: true }),
  "place-link",
);

function Modules() {
  const { shell } = useShell();
  const { t } = useTranslation("shell");
  if (shell.modules.length < 2) return null;
  return (
    <>
      <h3 className={styles.title}>{t("modules.title")}</h3>
      <ModuleButtons className={list} pictureClass={styles.picture} />
    </>
  );
}
