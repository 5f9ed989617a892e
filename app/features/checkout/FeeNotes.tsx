import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import styles from "./FeeNotes.module.css";
import type { Quote } from "./quote";

/** Why delivery costs more than the way alone (docs/delivery-api.md §11.5); the operator's own words come first. */
export function FeeNotes({ notes: { surge, vehicleCharge } }: { notes: Quote["feeNotes"] }) {
  const { t } = useTranslation("checkout");
  const format = useMoney();
  return (
    <>
      {surge ? (
        <small className={styles.note}>
          <bdi>{surge.note ?? t("summary.surge")}</bdi>
        </small>
      ) : null}{" "}
      {vehicleCharge > 0 ? (
        <small className={styles.note}>{t("summary.vehicle", { amount: format(vehicleCharge) })}</small>
      ) : null}
    </>
  );
}
