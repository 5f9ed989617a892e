import { FormField, type FormFieldProps, FormInput } from "./FormField";

/** Several lines of text: notes, instructions. */
export function TextArea({
  rows = 3,
  placeholder,
  ...shown
}: FormFieldProps & { rows?: number; placeholder?: string }) {
  return (
    <FormField {...shown}>
      {(control) => <FormInput component="textarea" control={control} rows={rows} placeholder={placeholder} />}
    </FormField>
  );
}
