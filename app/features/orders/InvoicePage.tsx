import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Invoice.module.css";
import type { InvoiceData } from "./load-invoice.server";
import { OrderFacts } from "./OrderFacts";
import { detailsHref } from "./order-href";

/** `/my-orders/{order}/invoice`: an order on one sheet; on paper nothing of the shop's frame is left. */
export function InvoicePage({ order, seller }: InvoiceData) {
  const { t } = useTranslation("invoice");
  const isHydrated = useHydrated();
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={`panel ${styles.sheet}`} aria-labelledby="invoice-title">
        <div className={styles.head}>
          <h1 id="invoice-title">{t("of", { id: order.id })}</h1>
          <address className={styles.seller}>
            <Spaced>
              <small className="muted">{t("from")}</small>
              {[seller.name, seller.address, seller.phone, seller.email].filter(Boolean).map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </Spaced>
          </address>
        </div>
        <OrderFacts order={order} isPrinted />
      </article>
      <div className={styles.ways}>
        {isHydrated ? (
          <button type="button" className={buttonClass()} onClick={() => window.print()}>
            {t("print")}
          </button>
        ) : (
          <p className="muted small">{t("hint")}</p>
        )}
        <Link className={buttonClass("line")} to={detailsHref(order.id)}>
          {t("back")}
        </Link>
      </div>
    </div>
  );
}
