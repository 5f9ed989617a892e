import type { KitFieldProps } from "./field";
import { SelectField } from "./SelectField";
import { TextField } from "./TextField";

export type PhoneFieldProps = KitFieldProps & {
  /** The form library's field of the country choice. */
  country: KitFieldProps["field"];
  countryLabel: string;
  countries: { value: string; label: string }[];
};

/** A phone number and its country, two cells of a `grid2` (ADDR-05). A number with `+` says its country itself; the server judges it. */
export function PhoneField({ country, countryLabel, countries, ...number }: PhoneFieldProps) {
  return (
    <>
      <SelectField field={country} label={countryLabel} options={countries} autoComplete="tel-country-code" />
      <TextField {...number} type="tel" autoComplete="tel" dir="ltr" />
    </>
  );
}
