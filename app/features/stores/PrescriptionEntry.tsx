import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCheckoutHref } from "~/features/cart/use-checkout-href";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./PrescriptionEntry.module.css";
import { prescriptionHref } from "./prescription";

/** On a pharmacy's page: order by prescription, without picking items (CHK-10). */
export function PrescriptionEntry({ storeId }: { storeId: number }) {
  const { t } = useTranslation("store");
  const { pathname, search } = useLocation();
  const href = useCheckoutHref(prescriptionHref(storeId), pathname + search);
  return (
    <section className={styles.entry} aria-labelledby="prescription-entry">
      <Icon name="prescription" />
      <div>
        <h2 id="prescription-entry">{t("prescription.title")}</h2>
        <p className="small muted">{t("prescription.text")}</p>
      </div>
      <Link className={buttonClass("soft")} to={href} preventScrollReset>
        {t("prescription.order")}
      </Link>
    </section>
  );
}
