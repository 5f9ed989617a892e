import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import styles from "./Arrival.module.css";
import type { ArrivalView } from "./arrival-view.server";
import type { Tracking } from "./tracking";

/** When an order comes, as the first thing of what shows it. */
export function ArrivalHeading({ arrival }: { arrival: ArrivalView }) {
  return (
    <div className={styles.arrival}>
      <h2>{arrival.title}</h2>
      {arrival.note ? <p>{arrival.note}</p> : null}
    </div>
  );
}

/** The same in one line, among other facts of an order. */
export function ArrivalLine({ arrival }: { arrival: ArrivalView }) {
  return (
    <span className={styles.line}>
      <b>{arrival.title}</b>
      {arrival.note ? ` · ${arrival.note}` : null}
    </span>
  );
}

/** How far an order is, in the four steps of TRK-06. */
export function OrderProgress({ steps }: Pick<Tracking, "steps">) {
  const { t } = useTranslation("orders");
  const step = steps.findIndex(({ current }) => current) + 1;
  const name = t(`steps.${steps[step - 1]?.status ?? "pending"}`);
  return (
    <p className={styles.progress} role="img" aria-label={t("progress", { step, of: steps.length, name })}>
      {steps.map(({ status, reached }) => (
        <span key={status} className={classes(reached && styles.reached)} />
      ))}
    </p>
  );
}
