import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { PhoneCountry } from "~/request/posting/phone-number.server";
import { Choice } from "~/ui/Choice";
import { TextField } from "~/ui/kit/TextField";
import styles from "./Addresses.module.css";
import { typeIcon, useAddressName } from "./AddressText";
import { ContactFields } from "./ContactFields";
import type { AddressFields as Fields } from "./load-addresses.server";
import { addressTypes } from "./rules";

type FieldsProps = {
  fields: Record<keyof Fields, FieldMetadata<string | undefined, Record<string, unknown>, string[]>>;
  countries: PhoneCountry[];
};

/** `Label As` and the fields of an address (ADDR-01 to ADDR-04). The label's field shows with `other` only, by the stylesheet. */
export function AddressFields({ fields, countries }: FieldsProps) {
  const { t } = useTranslation("addresses");
  const nameOf = useAddressName();
  return (
    <div className={styles.fields}>
      <fieldset>
        <legend className="lab">{t("form.labelAs")}</legend>
        <div className={styles.types}>
          {addressTypes.map((type) => (
            <Choice
              key={type}
              name={fields.type.name}
              value={type}
              defaultChecked={(fields.type.initialValue ?? "home") === type}
              title={nameOf({ type, label: "" })}
              icon={typeIcon[type]}
            />
          ))}
        </div>
      </fieldset>
      <TextField field={fields.label} label={t("form.label")} className={styles.label} />
      <ContactFields fields={fields} countries={countries} />
      <TextField field={fields.road} label={t("form.road")} autoComplete="address-line2" />
      <div className="two">
        <TextField field={fields.house} label={t("form.house")} />
        <TextField field={fields.floor} label={t("form.floor")} />
      </div>
      <TextField field={fields.additional} label={t("form.additional")} placeholder={t("form.additionalHint")} />
    </div>
  );
}
