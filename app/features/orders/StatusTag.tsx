import { useTranslation } from "react-i18next";
import type { OrderStatus } from "~/delivery-api";
import { isFinished } from "./tracking";

/** The status of an order in words; its tint tells running, delivered and ended apart. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("orders");
  const look = status === "delivered" ? "tag--ok" : isFinished(status) ? "tag--bad" : "tag--accent";
  return <span className={`tag ${look}`}>{t(`status.${status}`)}</span>;
}
