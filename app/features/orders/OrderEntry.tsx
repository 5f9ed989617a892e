import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Money } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { ArrivalLine } from "./Arrival";
import type { OrderRow } from "./load-orders.server";
import styles from "./Orders.module.css";
import { paymentReturnHref } from "./payment-href";
import { ReorderForm } from "./ReorderForm";
import { StatusTag } from "./StatusTag";

/** An order in a list: what it was, how it stands, and what can be done with it. */
export function OrderEntry({ order, current }: { order: OrderRow; current: string }) {
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
        {order.linesCount > 0 ? <span>{t("items", { count: order.linesCount })}</span> : null}
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
