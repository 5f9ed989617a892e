import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PushPanel } from "~/features/push/PushPanel";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Picture } from "~/ui/Picture";
import type { NotificationsData } from "./load-sections.server";
import styles from "./Sections.module.css";

/** `/profile?page=notifications`: what the operator has told the customer; those about an order lead to it. */
export function NotificationsPage({ notifications }: { notifications: NotificationsData }) {
  const { t } = useTranslation("notifications");
  return (
    <>
      <section className="panel" aria-labelledby="notifications-title">
        <h1 id="notifications-title">{t("title")}</h1>
        {notifications.length === 0 ? (
          <EmptyState picture="motor-scooter" title={t("empty.title")} small>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <ul>
            {notifications.map(({ id, title, text, image, at, href }) => (
              <li key={id} className={styles.notice}>
                <Icon name={href ? "receipt" : "bell"} />
                <p>
                  <b>{href ? <Link to={href}>{title || text}</Link> : title || text}</b>{" "}
                  {title && text ? (
                    <small>
                      <bdi>{text}</bdi>
                    </small>
                  ) : null}{" "}
                  <small>{at}</small>
                </p>
                {image ? <Picture src={image} width={56} height={56} /> : null}
              </li>
            ))}
          </ul>
        )}
      </section>
      <PushPanel />
    </>
  );
}
