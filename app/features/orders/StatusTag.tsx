import { useTranslation } from "react-i18next";
import type { Order } from "~/delivery-api";
import { statusText } from "./status-text";
import { isFinished } from "./tracking";

/** The status of an order in words; its tint tells running, delivered and ended apart. */
export function StatusTag({ order }: { order: Pick<Order, "status" | "type" | "moduleType"> }) {
  const { t } = useTranslation("orders");
  const look = order.status === "delivered" ? "tag--ok" : isFinished(order.status) ? "tag--bad" : "tag--accent";
  return <span className={`tag ${look}`}>{statusText(t, order)}</span>;
}
