import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Picture } from "~/ui/Picture";
import styles from "./AfterDelivery.module.css";
import type { RateData } from "./load-rate.server";
import { detailsHref } from "./order-href";
import { ReviewForm } from "./ReviewForm";

const ordersHref = "/my-orders?tab=history";

/** `/rate-and-review/{orderId}`: stars, comment and pictures for each item and for the courier, one submit each (RTE-45). */
export function RatePage({ rate }: { rate: RateData }) {
  const { t } = useTranslation("rating");
  const { orderId, storeName, isDelivered, targets } = rate;
  if (!isDelivered) {
    return (
      <EmptyState
        picture="receipt"
        title={t("early.title")}
        as="h1"
        action={{ href: detailsHref(orderId), label: t("early.action") }}
      >
        {t("early.text", { id: orderId })}
      </EmptyState>
    );
  }
  if (targets.length === 0) {
    return (
      <EmptyState
        picture="receipt"
        title={t("none.title")}
        as="h1"
        action={{ href: ordersHref, label: t("all.action") }}
      >
        {t("none.text", { id: orderId })}
      </EmptyState>
    );
  }
  if (targets.every(({ isDone }) => isDone)) {
    return (
      <EmptyState
        picture="receipt"
        title={t("all.title")}
        as="h1"
        action={{ href: ordersHref, label: t("all.action") }}
      >
        {t("all.text", { id: orderId })}
      </EmptyState>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs above={[{ href: ordersHref, label: t("shell:profile.orders") }]} here={t("title")} />
      <h1 className="h1s">{t("title")}</h1>
      <p className="muted">
        <bdi>{t("of", { id: orderId })}</bdi>
        {storeName ? (
          <>
            {" · "}
            <bdi>{storeName}</bdi>
          </>
        ) : null}
      </p>
      <p className="muted small">{t("lead")}</p>
      {targets.map((target) => (
        <section key={target.key} className={`panel ${styles.target}`} aria-labelledby={`${target.key}-name`}>
          <div className={styles.about}>
            <Picture
              src={target.image}
              width={56}
              height={56}
              standIn={target.kind === "courier" ? "user" : "photo"}
              className={styles.aboutPic}
            />
            <h2 id={`${target.key}-name`}>
              {target.kind === "courier" ? <small>{t("courier")}</small> : null} <bdi>{target.name}</bdi>
            </h2>
          </div>
          {target.isDone ? (
            <p className={styles.done} tabIndex={-1} data-successor>
              <Icon name="circle-check" />
              {t("reviewed")}
            </p>
          ) : (
            <ReviewForm orderId={orderId} target={target} />
          )}
        </section>
      ))}
    </div>
  );
}
