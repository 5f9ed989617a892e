import { useTranslation } from "react-i18next";
import { nameList } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { largestPictureMb, pictureTypes } from "~/request/posting/picture-limits";
import { Field } from "~/ui/Field";
import { FileInput } from "~/ui/FileInput";
import { Notice } from "~/ui/Marks";
import type { FormFields } from "./ChoicePanels";
import type { CheckoutOrder } from "./checkout-data";
import styles from "./PrescriptionPanel.module.css";

type PanelProps = {
  order: CheckoutOrder;
  field: FormFields["prescription"];
  /** Whether the page was drawn anew since the customer chose: no browser keeps files over that. */
  isDrawnAnew: boolean;
};

/** Pictures of the prescription, where the order needs one (CHK-09, CHK-10, ITEM-29). */
export function PrescriptionPanel({ order, field, isDrawnAnew }: PanelProps) {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  if (!order.prescription) return null;
  const { atMost, isAll, mustChooseAgain } = order.prescription;
  const [error = null] = field.errors ?? [];
  const named = order.lines.filter(({ needsPrescription }) => needsPrescription).map(({ name }) => name);
  return (
    <section className="panel" aria-labelledby="prescription-title">
      <h2 id="prescription-title">{t("prescription.title")}</h2>
      <p className="small muted">
        {isAll ? t("prescription.priceLater") : t("prescription.neededFor", { names: nameList(named, language) })}
      </p>
      <Field
        id={field.id}
        label={t("prescription.label", { count: atMost })}
        hint={t("prescription.hint", { count: atMost, size: largestPictureMb })}
        error={error}
        className={styles.field}
      >
        {(control) => (
          <FileInput {...control} name={field.name} accept={pictureTypes.join(",")} multiple={atMost > 1} />
        )}
      </Field>
      {!error && (isDrawnAnew || mustChooseAgain) ? (
        <Notice kind="warning" icon="alert-triangle">
          {t("prescription.again", { count: atMost })}
        </Notice>
      ) : null}
    </section>
  );
}
