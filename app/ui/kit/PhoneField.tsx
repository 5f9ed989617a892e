import type { FormFieldProps } from "./FormField";
import { SelectField } from "./SelectField";
import { TextField } from "./TextField";

export type PhoneFieldProps = FormFieldProps & {
  /** The form library's field of the country choice. */
  country: FormFieldProps["field"];
  countryLabel: string;
  countries: { value: string; label: string }[];
};

/** A phone number and its country, two cells of a `grid2` (ADDR-05). A number with `+` says its country itself; the server judges it. */
export function PhoneField({ country, countryLabel, countries, ...number }: PhoneFieldProps) {
  return (
    <>
      <SelectField field={country} label={countryLabel} autoComplete="tel-country-code">
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField {...number} type="tel" autoComplete="tel" dir="ltr" />
    </>
  );
}
