import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import styles from "./Parcel.module.css";
import { type ParcelStep, parcelEnds, stepHref } from "./steps";

/** The page's heading; whoever comes from another step stands at it. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameHere = useNavigationType() !== "POP";
  useEffect(() => {
    if (cameHere) heading.current?.focus();
  }, [cameHere]);
  return (
    <h1 ref={heading} className="h1s" tabIndex={-1}>
      {children}
    </h1>
  );
}

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
          </span>{" "}
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
