import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePageAddress } from "~/request/pages/page-address";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { HelpData } from "./load-help.server";
import styles from "./TextPage.module.css";

/** Ways to reach the operator, and answers one finds without asking. */
export function HelpPage({ title, email, phone, address }: HelpData) {
  const { t } = useTranslation("pages");
  const mapHref = dialogHref(usePageAddress(), "map");
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/", label: t("start") }]} here={title} />
      <section className="sec">
        <div className="sec__h">
          <div>
            <h1>{title}</h1>
            <p>{t("help.lead")}</p>
          </div>
        </div>
        <div className={styles.cards}>
          {email ? (
            <a className={styles.card} href={`mailto:${email}`}>
              <Icon name="mail" />
              <b>{t("help.email")}</b>{" "}
              <span>
                <MailAddress address={email} />
              </span>
            </a>
          ) : null}{" "}
          {phone ? (
            <a className={styles.card} href={`tel:${phone}`}>
              <Icon name="phone" />
              <b>{t("help.phone")}</b>{" "}
              <span>
                <bdi>{phone}</bdi>
              </span>
            </a>
          ) : null}{" "}
          {address ? (
            <Link className={styles.card} to={mapHref} preventScrollReset>
              <Icon name="map-pin" />
              <b>{t("help.address")}</b>{" "}
              <span>
                <bdi>{address}</bdi>
              </span>
            </Link>
          ) : null}
        </div>
      </section>
      <section className="sec">
        <div className="sec__h">
          <h2>{t("help.more")}</h2>
        </div>
        <div className={styles.cards}>
          <Link className={styles.card} to="/track-order">
            <Icon name="route" flip />
            <b>{t("help.track")}</b> <span>{t("help.trackText")}</span>
          </Link>{" "}
          <Link className={styles.card} to="/terms-and-conditions">
            <Icon name="notes" />
            <b>{t("terms.title")}</b> <span>{t("help.termsText")}</span>
          </Link>{" "}
          <Link className={styles.card} to="/privacy-policy">
            <Icon name="shield-check" />
            <b>{t("privacy.title")}</b> <span>{t("help.privacyText")}</span>
          </Link>
        </div>
      </section>
    </div>
  );
}

/** Broken after its @ where a card is narrow. */
function MailAddress({ address }: { address: string }) {
  const domainAt = address.indexOf("@") + 1;
  return (
    <bdi>
      {address.slice(0, domainAt)}
      <wbr />
      {address.slice(domainAt)}
    </bdi>
  );
}
