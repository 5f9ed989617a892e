import type { ReactNode } from "react";
import { FormField, type FormFieldProps, FormInput } from "./FormField";

type SelectFieldProps = FormFieldProps & {
  autoComplete?: string;
  /** The options. */
  children: ReactNode;
};

/** One of a list, by the browser's own select, to which lengths mean nothing. */
export function SelectField({ autoComplete, children, ...shown }: SelectFieldProps) {
  return (
    <FormField {...shown}>
      {({ minLength: _, maxLength: __, ...control }) => (
        <FormInput component="select" control={control} autoComplete={autoComplete}>
          {children}
        </FormInput>
      )}
    </FormField>
  );
}
