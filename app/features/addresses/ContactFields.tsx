import { useTranslation } from "react-i18next";
import type { PhoneCountry } from "~/request/posting/phone-number.server";
import type { FormFieldProps } from "~/ui/kit/FormField";
import { PhoneField } from "~/ui/kit/PhoneField";
import { TextField } from "~/ui/kit/TextField";

/** Names of the fields that say who receives an order. */
export type ContactNames = "contactName" | "contactCountry" | "contactNumber" | "contactEmail";

type ContactFieldsProps = {
  fields: Record<ContactNames, FormFieldProps["field"]>;
  countries: PhoneCountry[];
  /** Nobody asks for the e-mail. */
  withoutEmail?: boolean;
};

/** Who receives it: in the address form, a guest's contact form and the checkout (ADDR-04, ADDR-05, ADDR-30). */
export function ContactFields({ fields, countries, withoutEmail = false }: ContactFieldsProps) {
  const { t } = useTranslation("addresses");
  return (
    <div className="grid2">
      <TextField field={fields.contactName} label={t("contact.name")} autoComplete="name" className="span2" />
      <PhoneField
        field={fields.contactNumber}
        label={t("contact.phone")}
        hint={t("contact.phoneHint")}
        country={fields.contactCountry}
        countryLabel={t("contact.country")}
        countries={countries}
      />
      {withoutEmail ? null : (
        <TextField
          field={fields.contactEmail}
          label={t("contact.email")}
          note={fields.contactEmail.required ? t("contact.emailFor") : undefined}
          type="email"
          autoComplete="email"
          dir="ltr"
          className="span2"
        />
      )}
    </div>
  );
}
