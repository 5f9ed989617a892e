import { useTranslation } from "react-i18next";
import type { Order } from "~/delivery-api";
import { statusText } from "./status-text";
import { isFinished } from "./tracking";

/** The status of an order in words; its tint tells running, delivered and ended apart. */
export function StatusTag({ order }: { order: Pick<Order, "status" | "type" | "moduleType"> }) {
  const { t } = useTranslation("orders");
  return <span className={`tag ${lookOf(order)}`}>{statusText(t, order)}</span>;
}

function lookOf({ status }: Pick<Order, "status">): string {
  if (status === "delivered" || status === "refunded") return "tag--ok";
  if (status === "refund_requested") return "tag--warn";
  return isFinished(status) ? "tag--bad" : "tag--accent";
}
