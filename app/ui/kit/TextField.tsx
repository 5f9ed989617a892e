import { FormField, type FormFieldProps, FormInput, type TypingProps } from "./FormField";

type TextFieldProps = FormFieldProps & TypingProps;

/** One line of text: names, e-mail (`type="email"`), phone (`type="tel"`), numbers. */
export function TextField({ field, label, hint, optional, note, className, isReadOnly, ...input }: TextFieldProps) {
  return (
    <FormField {...{ field, label, hint, optional, note, className, isReadOnly }}>
      {(control) => <FormInput {...input} control={control} readOnly={isReadOnly} />}
    </FormField>
  );
}
