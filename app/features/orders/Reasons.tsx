import { Option } from "~/ui/Choice";
import { FieldError } from "~/ui/Field";
import styles from "./Payment.module.css";

type ReasonsProps = {
  id: string;
  legend: string;
  /** Where the dialog's title says it already. */
  isTold?: boolean;
  reasons: { id: number; reason: string }[];
  chosen?: string;
  error: string | null;
};

/** The operator's reasons as radio buttons named `reason` (PAY-09). */
export function Reasons({ id, legend, isTold = false, reasons, chosen, error }: ReasonsProps) {
  const errorId = `${id}-error`;
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className={isTold ? "vh" : "lab"}>{legend}</legend>
        {reasons.map((one) => (
          <Option
            key={one.id}
            type="radio"
            name="reason"
            value={one.id}
            defaultChecked={chosen === String(one.id)}
            {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
          >
            {one.reason}
          </Option>
        ))}
      </fieldset>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </>
  );
}
