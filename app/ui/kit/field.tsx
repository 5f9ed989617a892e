import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { classes } from "../classes";
import { OptionalMark } from "../Field";
import { Icon } from "../Icon";

/** What every field of the kit takes. */
export type KitFieldProps = {
  /** The form library's field: its name, what was typed, what was wrong with it. */
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
};

/** Props for a Mantine input from a conform field: name, value, constraints, error (look §11: label, control, hint, error). */
export function inputProps({ field, label, hint, optional = false, className }: KitFieldProps) {
  const error = field.errors?.[0];
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    // Never both controlled and uncontrolled: without scripts the browser keeps the value.
    defaultValue: field.initialValue ?? "",
    required: field.required,
    minLength: field.minLength,
    maxLength: field.maxLength,
    withAsterisk: false,
    unstyled: true,
    label: (
      <>
        {label}
        {optional ? <OptionalMark /> : null}
      </>
    ),
    description: hint,
    error: error ? (
      <>
        <Icon name="alert-circle" />
        <span>{error}</span>
      </>
    ) : undefined,
    inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
    classNames: {
      root: classes("fld", error && "bad", className),
      label: "lab",
      input: "inp",
      description: "hint",
      error: "err",
    },
  };
}
