import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Brand, brandLink } from "~/ui/Brand";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import styles from "./Footer.module.css";
import type { InertProps } from "./Shell";
import { homeHref, useShell } from "./ShellContext";
import { LiteButton } from "./settings-controls";

/** Name, description, contact, social links, shops of the app, lite mode (NAV-20, NAV-21, NAV-22). */
export function Footer(inert: InertProps) {
  const view = useShell();
  const { shell, isQuiet } = view;
  const { t } = useTranslation("shell");
  const { config, landing, businessName } = shell;
  return (
    <footer className={classes(styles.foot, isQuiet && styles.footSlim)} {...inert}>
      <div className="wrap">
        {isQuiet ? null : (
          <div className={styles.footG}>
            <div className={styles.footA}>
              <Link className={brandLink} to={homeHref(view)} aria-label={t("homeLink", { name: businessName })}>
                <Brand name={businessName} logo={config?.logo ?? null} />
              </Link>
              {landing?.footerDescription ? <p>{landing.footerDescription}</p> : null}
              <SocialLinks />
            </div>
            <nav aria-label={t("footer.links")}>
              <h2>{t("footer.links")}</h2>
              <Link to="/home">{t("home")}</Link>
              <Link to="/track-order">{t("trackOrder")}</Link>
            </nav>
            <Contact />
            <Apps />
          </div>
        )}
        <div className={styles.footL}>
          <span>{config?.footerText || t("footer.rights", { name: businessName })}</span>
          <LiteButton className={styles.lite} />
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const { t } = useTranslation("shell");
  const { config } = useShell().shell;
  if (!config) return null;
  return (
    <address className={styles.contact}>
      <h2>{t("footer.contact")}</h2>
      {config.email ? (
        <a href={`mailto:${config.email}`}>
          <Icon name="mail" />
          <bdi>{config.email}</bdi>
        </a>
      ) : null}
      {config.phone ? (
        <a href={`tel:${config.phone}`}>
          <Icon name="phone" />
          <bdi>{config.phone}</bdi>
        </a>
      ) : null}
      {config.address ? (
        <p>
          <Icon name="map-pin" />
          <bdi>{config.address}</bdi>
        </p>
      ) : null}
    </address>
  );
}

const socialIcons: Record<string, IconName> = {
  facebook: "brand-facebook",
  instagram: "brand-instagram",
  twitter: "brand-twitter",
  linkedin: "brand-linkedin",
  pinterest: "brand-pinterest",
};

/** Only the networks of NAV-22. */
function SocialLinks() {
  const { t } = useTranslation("shell");
  const { config } = useShell().shell;
  const known = (config?.socialMedia ?? []).flatMap(({ name, link }) => {
    const icon = socialIcons[name.toLowerCase()];
    return icon ? [{ name, link, icon }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t("footer.social")}>
      {known.map(({ name, link, icon }) => (
        <li key={name}>
          <a className="round" href={link} target="_blank" rel="noopener noreferrer" aria-label={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The app's shops, when the operator has switched them on (NAV-24, NAV-25). */
function Apps() {
  const { t } = useTranslation("shell");
  const { playStore = null, appStore = null } = useShell().shell.config?.appLinks ?? {};
  if (!playStore && !appStore) return null;
  const shops = [
    { href: playStore, icon: "brand-google-play", label: t("footer.playStore") },
    { href: appStore, icon: "brand-apple", label: t("footer.appStore") },
  ] as const;
  return (
    <div className={styles.footApps}>
      <h2>{t("footer.apps")}</h2>
      {shops.map(({ href, icon, label }) =>
        href ? (
          <a key={icon} className={styles.app} href={href} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span>
              <small>{t("footer.download")}</small>
              <b>{label}</b>
            </span>
          </a>
        ) : null,
      )}
    </div>
  );
}
