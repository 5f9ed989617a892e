import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import styles from "./Parcel.module.css";
import { type ParcelStep, parcelEnds, stepHref } from "./steps";

const steps: readonly ParcelStep[] = [...parcelEnds, "payment"];

/** How far the parcel is; what is done can be gone back to. */
export function Steps({ here }: { here: ParcelStep }) {
  const { t } = useTranslation("parcel");
  const now = steps.indexOf(here);
  return (
    <ol className={styles.steps} aria-label={t("steps.label")}>
      {steps.map((step, index) => (
        <li key={step} className={classes(index < now && styles.done, index === now && styles.now)}>
          <span className={styles.number} aria-hidden="true">
            {index < now ? <Icon name="check" /> : index + 1}
          </span>
          {index < now ? (
            <Link to={stepHref(step)}>{t(`steps.${step}`)}</Link>
          ) : (
            <span aria-current={index === now ? "step" : undefined}>{t(`steps.${step}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
