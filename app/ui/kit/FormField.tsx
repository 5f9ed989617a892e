import type { FieldMetadata } from "@conform-to/react";
import { Input, type InputProps } from "@mantine/core";
import type { InputHTMLAttributes, ReactNode } from "react";
import { type ControlProps, Field, type FieldProps } from "../Field";

/** What every field of the kit takes. */
export type FormFieldProps = Pick<FieldProps, "hint" | "optional" | "note" | "className"> & {
  /** The form library's field: its name, what it takes, what was typed, what was wrong with that. */
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
  label: string;
  /** What the customer sees and cannot change: nothing can be wrong with it. */
  isReadOnly?: boolean;
};

type FormControl = ControlProps & { name: string; form: string; defaultValue: string };

/** A `Field` that the form library knows. */
export function FormField({
  field,
  isReadOnly = false,
  children,
  ...shown
}: FormFieldProps & { children: (control: FormControl) => ReactNode }) {
  const { required, minLength, maxLength } = field;
  return (
    <Field
      {...shown}
      id={field.id}
      error={field.errors?.[0] ?? null}
      constraint={isReadOnly ? {} : { required, minLength, maxLength }}
    >
      {(control) =>
        // Never both controlled and uncontrolled: without scripts the browser keeps the value.
        children({ ...control, name: field.name, form: field.formId, defaultValue: field.initialValue ?? "" })
      }
    </Field>
  );
}

/** How a line of text is typed. */
export type TypingProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoFocus" | "autoComplete" | "inputMode" | "placeholder" | "dir" | "autoCapitalize"
>;

type FormInputProps = Pick<InputProps, "rightSection"> &
  TypingProps & {
    control: FormControl;
    component?: "input" | "select" | "textarea";
    classNames?: Record<string, string | undefined>;
    readOnly?: boolean;
    rows?: number;
    children?: ReactNode;
  };

/** Mantine's input in the dress of plain ones; `Field` ties it to its label and messages. */
export function FormInput({ control, component, classNames, ...input }: FormInputProps) {
  return (
    <Input<"input" | "select" | "textarea">
      {...input}
      component={component}
      unstyled
      withAria={false}
      classNames={{ input: "inp", ...classNames }}
      attributes={{ input: control }}
    />
  );
}
