import { useTranslation } from "react-i18next";
import type { OfflineMethod } from "~/delivery-api/model";
import { useMoney } from "~/features/catalogue/use-money";
import { type OfflineFieldName, offlineField, offlineNote } from "~/features/payments/offline";
import type { FormFieldProps } from "~/ui/kit/FormField";
import { TextArea } from "~/ui/kit/TextArea";
import { TextField } from "~/ui/kit/TextField";
import styles from "./Offline.module.css";

type OfflineFieldsProps = {
  method: OfflineMethod;
  /** What is to be paid, in the main currency unit. */
  amount: number;
  /** The form library's fields by name. */
  fields: { [name: OfflineFieldName]: FormFieldProps["field"] };
};

/** Where the money of an offline payment goes to, and what the customer tells of it (docs/delivery-api.md §10.7). */
export function OfflineFields({ method, amount, fields }: OfflineFieldsProps) {
  const { t } = useTranslation("payment");
  const format = useMoney();
  const note = fields[offlineNote(method)];
  return (
    <div className={styles.fields}>
      <p className="small">{t("offline.lead", { amount: format(amount) })}</p>
      <dl className={styles.facts}>
        {method.facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="muted small">
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {method.inputs.map(({ name, label }, index) => {
        const field = fields[offlineField(method, index)];
        return field ? <TextField key={name} field={field} label={label} autoComplete="off" dir="auto" /> : null;
      })}
      {note ? <TextArea field={note} label={t("offline.note")} rows={2} /> : null}
    </div>
  );
}
