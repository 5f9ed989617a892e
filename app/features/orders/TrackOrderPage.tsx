import { useTranslation } from "react-i18next";
import styles from "./Orders.module.css";
import { TrackForm, type TrackFormData } from "./TrackForm";

/** `/track-order`. */
export function TrackOrderPage({ form }: { form: TrackFormData }) {
  const { t } = useTranslation("orders");
  return (
    <section className={`wrap ${styles.track}`}>
      <h1>{t("track.title")}</h1>
      <p className="muted">{t(form.constraints.phone.required ? "track.lead" : "track.leadCustomer")}</p>
      <TrackForm
        form={form}
        texts={{
          order: t("track.order"),
          phone: t("track.phone"),
          phoneHint: t("track.phoneHint"),
          submit: t("track.submit"),
        }}
        className={styles.trackForm}
      />
    </section>
  );
}
