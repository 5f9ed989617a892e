import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OrderHelp } from "~/features/orders/order-help.server";
import { withoutIsolates } from "~/i18n/isolate";
import { usePageAddress } from "~/request/pages/page-address";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import type { HelpData } from "./load-help.server";
import styles from "./TextPage.module.css";

/** Ways to reach the operator, and answers one finds without asking. Who comes from an order finds its number said, and its store first. */
export function HelpPage({ title, email, phone, address, order }: HelpData) {
  const { t } = useTranslation("pages");
  const mapHref = dialogHref(usePageAddress(), "map");
  const subject = order ? withoutIsolates(t("help.subject", { id: order.id })) : "";
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/", label: t("start") }]} here={title} />
      <section className="sec">
        <div className="sec__h">
          <div>
            <h1>{title}</h1>
            <p>{order ? t("help.leadOrder", { id: order.id }) : t("help.lead")}</p>
          </div>
        </div>
        <div className={styles.cards}>
          {order ? <OrderActions {...order} /> : null}{" "}
          {email ? (
            <a
              className={styles.card}
              href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}
            >
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
          <Link className={styles.card} to={order ? `/track-order?order=${order.id}` : "/track-order"}>
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

/** What a customer can do about an order of theirs, with those who have to do with it. */
function OrderActions({ storeChatHref, refundHref }: OrderHelp) {
  const { t } = useTranslation("pages");
  return (
    <>
      {storeChatHref ? (
        <Link className={styles.card} to={storeChatHref}>
          <Icon name="message-circle" flip />
          <b>{t("help.store")}</b> <span>{t("help.storeText")}</span>
        </Link>
      ) : null}{" "}
      {refundHref ? (
        <Link className={styles.card} to={refundHref}>
          <Icon name="cash" />
          <b>{t("help.refund")}</b> <span>{t("help.refundText")}</span>
        </Link>
      ) : null}
    </>
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
