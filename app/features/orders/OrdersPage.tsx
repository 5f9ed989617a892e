import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { dialogHref } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { ArrivalLine } from "./Arrival";
import type { OrderRow, OrdersData } from "./load-orders.server";
import styles from "./Orders.module.css";
import { paymentReturnHref } from "./payment-href";
import { ReorderForm } from "./ReorderForm";
import { StatusTag } from "./StatusTag";

const tabs = ["running", "history"] as const;

/** `/my-orders`: what is on its way, and what was (ROLE-10). */
export function OrdersPage({ orders, current }: { orders: OrdersData; current: string }) {
  const { t } = useTranslation("orders");
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
            <Row key={order.id} order={order} current={current} />
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

function Row({ order, current }: { order: OrderRow; current: string }) {
  const { t } = useTranslation(["orders", "payment"]);
  const format = useMoney();
  return (
    <li className={styles.order} id={`order-${order.id}`}>
      <Picture src={order.logo} width={64} height={64} standIn="building-store" className={styles.orderPic} />
      <p className={styles.orderT}>
        <span>
          <b>{order.storeName || t("number", { id: order.id })}</b> <StatusTag order={order} />
        </span>{" "}
        <b>
          <Money text={format(order.amount)} />
        </b>
      </p>
      <p className={styles.orderM}>
        {order.arrival ? <ArrivalLine arrival={order.arrival} /> : null}
        <bdi>{t("number", { id: order.id })}</bdi> <span>{order.placedAt}</span>{" "}
        <span>{t("items", { count: order.linesCount })}</span>
      </p>
      <div className={styles.orderF}>
        <Spaced>
          <Link
            className={buttonClass("line", "small")}
            to={dialogHref(current, "order", { order: order.id })}
            preventScrollReset
            aria-label={t("mine.detailsOf", { id: order.id })}
          >
            {t("mine.details")}
          </Link>
          {order.isUnpaid ? (
            <Link
              className={buttonClass("soft", "small")}
              to={paymentReturnHref(order.id)}
              aria-label={t("payment:unpaid.of", { id: order.id })}
            >
              <Icon name="credit-card" />
              {t("payment:unpaid.short")}
            </Link>
          ) : null}
          {order.canReorder ? (
            <ReorderForm orderId={order.id} text={t("mine.reorder")} label={t("mine.reorderOf", { id: order.id })} />
          ) : null}
          {order.isFinished ? null : (
            <Link
              className={buttonClass("soft", "small")}
              to={dialogHref(current, "track", { order: order.id })}
              preventScrollReset
              aria-label={t("mine.trackOf", { id: order.id })}
            >
              <Icon name="route" flip />
              {t("track.submit")}
            </Link>
          )}
        </Spaced>
      </div>
    </li>
  );
}
