import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import type { OrdersData } from "./load-orders.server";
import { OrderEntry } from "./OrderEntry";
import styles from "./Orders.module.css";
import { useOrders } from "./use-orders";

const tabs = ["running", "history"] as const;

/** `/my-orders`: what is on its way, and what was (ROLE-10). */
export function OrdersPage({ orders: loaded, current }: { orders: OrdersData; current: string }) {
  const { t } = useTranslation("orders");
  const orders = useOrders(loaded);
  return (
    <div>
      <h1 className="h1s">{t("mine.title")}</h1>
      <nav className="tabs" aria-label={t("mine.title")}>
        <Spaced>
          {tabs.map((tab) => (
            <Link key={tab} to={`/my-orders?tab=${tab}`} aria-current={tab === orders.tab ? "page" : undefined}>
              {t(`mine.${tab}`)}
            </Link>
          ))}
        </Spaced>
      </nav>
      {orders.rows.length === 0 ? (
        <EmptyState
          picture="receipt"
          title={t(`mine.empty.${orders.tab}`)}
          action={{ href: "/home", label: t("mine.empty.action") }}
        >
          {t("mine.empty.text")}
        </EmptyState>
      ) : (
        <ul className={styles.orders}>
          {orders.rows.map((order) => (
            <OrderEntry key={order.id} order={order} current={current} />
          ))}
        </ul>
      )}
      <Pages orders={orders} />
    </div>
  );
}

/** Newer and older orders as links, when there is more than one page. */
function Pages({ orders: { from, to, total, newerHref, olderHref } }: { orders: OrdersData }) {
  const { t } = useTranslation("orders");
  if (!newerHref && !olderHref) return null;
  return (
    <nav className={styles.pages} aria-label={t("mine.pages")}>
      {newerHref ? (
        <Link className={buttonClass("line", "small")} to={newerHref}>
          <Icon name="chevron-left" flip />
          {t("mine.newer")}
        </Link>
      ) : null}{" "}
      {to >= from ? (
        <small className="muted">
          <bdi>{t("mine.shown", { from, to, total })}</bdi>
        </small>
      ) : null}{" "}
      {olderHref ? (
        <Link className={buttonClass("line", "small")} to={olderHref}>
          {t("mine.older")}
          <Icon name="chevron-right" flip />
        </Link>
      ) : null}
    </nav>
  );
}
