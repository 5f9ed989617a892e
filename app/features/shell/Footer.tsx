import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { ShopForm } from "~/request/posting/ShopForm";
import { Brand, brandLink } from "~/ui/Brand";
import { classes } from "~/ui/classes";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import styles from "./Footer.module.css";
import { Newsletter } from "./Newsletter";
import { isParcel, useHomeHref, useShell } from "./ShellContext";
import { LiteButton } from "./settings-controls";
import type { InertProps } from "./types";

/** Newsletter, who the operator is, links, contact, shops of the app, policies, lite mode (NAV-20 to NAV-32, NEWS-01). */
export function Footer(inert: InertProps) {
  const view = useShell();
  const { shell, isQuiet } = view;
  const homeHref = useHomeHref();
  const { t } = useTranslation("shell");
  const { config, landing, businessName } = shell;
  return (
    <footer className={classes(styles.foot, isQuiet && styles.footSlim)} {...inert}>
      <div className="wrap">
        {isQuiet ? null : (
          <>
            <Newsletter />
            <div className={styles.footG}>
              <div className={styles.footA}>
                <Link className={brandLink} to={homeHref} aria-label={t("homeLink", { name: businessName })}>
                  <Brand name={businessName} logo={config?.logo ?? null} />
                </Link>
                {/* NAV-20: the name as text also where the operator's logo shows it. */}
                {config?.logo || landing?.footerDescription ? (
                  <p>
                    {config?.logo ? <b>{businessName}</b> : null} {landing?.footerDescription}
                  </p>
                ) : null}
                <SocialLinks />
                <Apps />
              </div>
              <CompanyLinks />
              <QuickLinks />
              <Contact />
            </div>
          </>
        )}
        <div className={styles.footL}>
          <span>{config?.footerText || t("footer.rights", { name: businessName })}</span>{" "}
          {isQuiet ? null : <Policies />} <LiteButton className={styles.lite} />
        </div>
      </div>
    </footer>
  );
}

/** About the operator, and its own application pages while it has them (NAV-29, NAV-30, RTE-28). */
function CompanyLinks() {
  const { t } = useTranslation("shell");
  const { shell } = useShell();
  const applications = [
    [shell.landing?.storeOwnerUrl, t("footer.storeOwner")],
    [shell.landing?.deliveryManUrl, t("footer.deliveryMan")],
  ] as const;
  return (
    <nav aria-label={t("footer.company")}>
      <h2>{t("footer.company")}</h2>
      <Link to="/about-us">{t("footer.about")}</Link>{" "}
      <Link to="/help-and-support">{t(isParcel(shell) ? "contact" : "footer.help")}</Link>{" "}
      <Link to="/accessibility">{t("footer.accessibility")}</Link>{" "}
      <Spaced>
        {applications.map(([href, text]) =>
          href ? (
            <a key={text} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : null,
        )}
      </Spaced>
    </nav>
  );
}

/** Places that ask for a sign-in or a zone; a button instead of a link says what is missing (NAV-31, NAV-32). */
function QuickLinks() {
  const { t } = useTranslation("shell");
  const { shell } = useShell();
  const { hasPlace } = useShopFacts();
  const isCustomer = shell.customer !== null;
  const places = [
    {
      page: "campaigns",
      href: "/home?campaigns=open#campaigns",
      text: t("footer.campaigns"),
      isOpen: hasPlace,
    },
    { page: "wallet", href: "/wallet", text: t("footer.wallet"), isOpen: isCustomer },
    { page: "loyalty", href: "/loyalty-points", text: t("footer.loyalty"), isOpen: isCustomer },
  ];
  return (
    <nav aria-label={t("footer.links")}>
      <h2>{t("footer.links")}</h2>
      <Link to="/track-order">{t("trackOrder")}</Link>
      <ShopForm intent="closed-page">
        <Spaced>
          {places.map(({ page, href, text, isOpen }) =>
            isOpen ? (
              <Link key={page} to={href}>
                {text}
              </Link>
            ) : (
              <button key={page} type="submit" name="page" value={page}>
                {text}
              </button>
            ),
          )}
        </Spaced>
      </ShopForm>
    </nav>
  );
}

/** Terms and privacy always, the others while the operator has them; narrow screens show none (NAV-26 to NAV-28). */
function Policies() {
  const { t } = useTranslation("shell");
  const has = useShell().shell.config?.policies;
  const policies = [
    { href: "/terms-and-conditions", text: t("footer.terms"), isShown: true },
    { href: "/privacy-policy", text: t("footer.privacy"), isShown: true },
    { href: "/refund-policy", text: t("footer.refund"), isShown: has?.refund },
    { href: "/cancellation-policy", text: t("footer.cancellation"), isShown: has?.cancellation },
    { href: "/shipping-policy", text: t("footer.shipping"), isShown: has?.shipping },
  ];
  return (
    <nav className={styles.policies} aria-label={t("footer.policies")}>
      <Spaced>
        {policies.map(({ href, text, isShown }) =>
          isShown ? (
            <Link key={href} to={href}>
              {text}
            </Link>
          ) : null,
        )}
      </Spaced>
    </nav>
  );
}

function Contact() {
  const { t } = useTranslation("shell");
  const { shell, current } = useShell();
  const { config } = shell;
  if (!config) return null;
  return (
    <address className={styles.contact}>
      <h2>{t("footer.contact")}</h2>
      {config.email ? (
        <a href={`mailto:${config.email}`}>
          <Icon name="mail" />
          <bdi>{config.email}</bdi>
        </a>
      ) : null}{" "}
      {config.phone ? (
        <a href={`tel:${config.phone}`}>
          <Icon name="phone" />
          <bdi>{config.phone}</bdi>
        </a>
      ) : null}{" "}
      {config.address ? (
        <Link to={dialogHref(current, "map")} preventScrollReset>
          <Icon name="map-pin" />
          <bdi>{config.address}</bdi>
        </Link>
      ) : null}
    </address>
  );
}

/** Those of NAV-22. */
const networks = ["Facebook", "Instagram", "Twitter", "LinkedIn", "Pinterest"] as const;
type Network = (typeof networks)[number];

const iconOf = (network: Network) => `brand-${network.toLowerCase() as Lowercase<Network>}` as const;

function SocialLinks() {
  const { t } = useTranslation("shell");
  const { config } = useShell().shell;
  const known = (config?.socialMedia ?? []).flatMap(({ name, link }) => {
    const network = networks.find((one) => one.toLowerCase() === name.toLowerCase());
    return network ? [{ network, link }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t("footer.social")}>
      {known.map(({ network, link }) => (
        <li key={network}>
          <a className="round" href={link} target="_blank" rel="noopener noreferrer">
            <Icon name={iconOf(network)} label={network} />
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
      <Spaced>
        {shops.map(({ href, icon, label }) =>
          href ? (
            <a key={icon} className={styles.app} href={href} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              <span>
                <small>{t("footer.download")}</small> <b>{label}</b>
              </span>
            </a>
          ) : null,
        )}
      </Spaced>
    </div>
  );
}
