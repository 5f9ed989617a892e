import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePlace, useShopFacts } from "~/features/catalogue/ShopFacts";
import { personalFragment } from "~/request/pages/personal-fragment";
import { Brand, brandLink } from "~/ui/Brand";
import { classes } from "~/ui/classes";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { WholeNumbers } from "~/ui/WholeNumbers";
import styles from "./Header.module.css";
import { HeaderActions } from "./HeaderActions";
import actions from "./HeaderActions.module.css";
import { SearchForm } from "./SearchForm";
import { SectionNav } from "./SectionNav";
import { isParcel, useHomeHref, useShell } from "./ShellContext";
import type { InertProps } from "./types";

/** Header of both widths: below 1180 px two rows with the menu button, from there one row and the sections (NAV-01, NAV-09). */
export function Header(inert: InertProps) {
  const view = useShell();
  const { shell, current, isLanding, isQuiet } = view;
  const homeHref = useHomeHref();
  const { t } = useTranslation("shell");
  // On a phone the way to it stands at the page's end, two hundred stops away.
  const hasCart = !isQuiet && !isLanding && !isParcel(shell);
  return (
    <header className={classes(styles.top, isLanding && styles.topLanding)} {...inert}>
      {hasCart ? (
        <a className="skip" href={dialogHref(current, "cart")}>
          {t("skipTo", { name: t("cart") })}
        </a>
      ) : null}{" "}
      <div className={classes("wrap", styles.topR)}>
        <Link className={classes(actions.act, styles.burger)} to={dialogHref(current, "menu")} preventScrollReset>
          <Icon name="menu-2" flip label={t("menu")} />
        </Link>
        <Link
          className={classes(brandLink, styles.logo)}
          to={homeHref}
          aria-label={t("homeLink", { name: shell.businessName })}
        >
          <Brand name={shell.businessName} logo={shell.config?.logo ?? null} wordClassName={styles.word} />
        </Link>{" "}
        {isLanding ? null : <PlaceMenu />}
        {isLanding || isQuiet || isParcel(shell) ? null : <SearchForm />}
        <HeaderActions />
      </div>
      {isLanding ? null : <SectionNav />}
    </header>
  );
}

/** Where things are brought to; opens the way to another place. */
function PlaceMenu() {
  const { current } = useShell();
  const { hasPlace } = useShopFacts();
  const { t } = useTranslation("shell");
  return (
    // A new page starts with the menu closed.
    <details className={styles.place} key={current}>
      <summary>
        <span className={styles.placeI}>
          <Icon name="map-pin-filled" />
        </span>{" "}
        <span className={styles.placeT}>
          <small>{t("deliverTo")}</small> <b dir="auto">{hasPlace ? <Address /> : t("chooseLocation")}</b>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={classes(styles.pop, styles.entries)}>
        {hasPlace ? (
          <p aria-current="location">
            <Icon name="map-pin" />
            <span>
              {t("location.current")}{" "}
              <small dir="auto">
                <Address />
              </small>
            </span>
          </p>
        ) : null}
        <Link to={dialogHref(current, "saved-addresses")} preventScrollReset>
          <Icon name="home-2" />
          <span>{t("location.saved")}</span>
        </Link>{" "}
        <Link to={dialogHref(current, "location", { locate: 1 })} preventScrollReset>
          <Icon name="current-location" />
          <span>{t("location.locate")}</span>
        </Link>{" "}
        <Link to={dialogHref(current, "location")} preventScrollReset>
          <Icon name="map-2" />
          <span>{t("location.change")}</span>
        </Link>
      </div>
    </details>
  );
}

const Address = personalFragment(
  () => <WholeNumbers text={usePlace()?.address ?? ""} />,
  () => ({ place: true }),
  "address",
);
