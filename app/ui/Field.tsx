import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { Icon } from "./Icon";

/** What a form's schema takes in one field, as attributes of its control. */
export type Constraint = Pick<InputHTMLAttributes<HTMLInputElement>, "required" | "minLength" | "maxLength">;

/** What the control inside a `Field` must carry. */
export type ControlProps = Constraint & {
  id: string;
  /** "False" is said as well: browsers call a required field invalid before anybody has typed. */
  "aria-invalid": boolean;
  "aria-describedby"?: string;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message beside the field, when it was refused. */
  error?: string | null;
  constraint?: Constraint;
  /** Said in words, never by a star; by itself where the constraint says so. */
  optional?: boolean;
  /** A few words beside the label: what a field is needed for. */
  note?: string | undefined;
  className?: string;
  /** Draws the control: an element of class `inp`. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint and error below, tied together. */
export function Field({
  id,
  label,
  hint,
  error,
  constraint = {},
  optional = constraint.required === false,
  note,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation("ui");
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <div className={classes("fld", error && "bad", className)}>
      <label className="lab" htmlFor={id}>
        {label}
        {/* One text with its space: a space of its own is not read. */}
        {optional || note ? <small>{` ${note ?? t("optional")}`}</small> : null}
      </label>{" "}
      {children({
        id,
        ...constraint,
        "aria-invalid": Boolean(error),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** The message of a refused field or group of choices. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="alert-circle" />
      <span>{children}</span>
    </p>
  );
}
