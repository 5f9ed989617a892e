import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OrderRow } from "./load-orders.server";
import { OrderEntry } from "./OrderEntry";
import styles from "./Orders.module.css";

/** A customer's last orders on the account's overview, on wide pages only: on narrow ones it is the list of the account's sections. */
export function RecentOrders({ orders, current }: { orders: OrderRow[]; current: string }) {
  const { t } = useTranslation("orders");
  if (orders.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-orders">
      <header>
        <h2 id="recent-orders">{t("mine.recent")}</h2>
        <Link className="link" to="/my-orders?tab=history">
          {t("mine.all")}
        </Link>
      </header>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderEntry key={order.id} order={order} current={current} />
        ))}
      </ul>
    </section>
  );
}
