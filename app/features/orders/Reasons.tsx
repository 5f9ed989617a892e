import { useEffect, useRef } from "react";
import { answerOf, Option } from "~/ui/Choice";
import { type Constraint, FieldError } from "~/ui/Field";
import styles from "./Payment.module.css";

type ReasonsProps = {
  id: string;
  legend: string;
  reasons: { id: number; reason: string }[];
  chosen?: string;
  error: string | null;
  constraint: Constraint;
  /** Told when a reason is chosen, or was before scripts ran. */
  onChoose?: () => void;
};

/** The operator's reasons as radio buttons named `reason` (PAY-09). */
export function Reasons({ id, legend, reasons, chosen, error, constraint, onChoose }: ReasonsProps) {
  const errorId = `${id}-error`;
  const radios = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    if (radios.current?.querySelector(":checked")) onChoose?.();
  }, []);
  return (
    <>
      <fieldset ref={radios} className={styles.reasons} onChange={onChoose} aria-invalid={false}>
        <legend className="lab">{legend}</legend>
        {reasons.map((one) => (
          <Option
            key={one.id}
            type="radio"
            name="reason"
            value={one.id}
            defaultChecked={chosen === String(one.id)}
            required={constraint.required}
            {...answerOf(error, errorId)}
          >
            <bdi>{one.reason}</bdi>
          </Option>
        ))}
      </fieldset>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </>
  );
}
