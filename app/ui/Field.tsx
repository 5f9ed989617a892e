import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { Icon } from "./Icon";

/** What the control inside a `Field` must carry. */
type ControlProps = {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message beside the field, when it was refused. */
  error?: string | null;
  /** Said in words, never by a star. */
  optional?: boolean;
  className?: string;
  /** Draws the control: an element of class `inp`. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint and error below, tied together (look §11). */
export function Field({ id, label, hint, error, optional = false, className, children }: FieldProps) {
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <div className={classes("fld", error && "bad", className)}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {children({
        id,
        ...(error ? { "aria-invalid": true as const } : {}),
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

function FieldLabel({ htmlFor, optional, children }: { htmlFor: string; optional: boolean; children: ReactNode }) {
  return (
    <label className="lab" htmlFor={htmlFor}>
      {children}
      {optional ? <OptionalMark /> : null}
    </label>
  );
}

/** The word after an optional field's label. */
export function OptionalMark() {
  const { t } = useTranslation("ui");
  return <small> {t("optional")}</small>;
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
