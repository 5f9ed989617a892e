import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorArt } from "./art/ErrorArt";
import { classes } from "./classes";
import styles from "./ErrorPage.module.css";
import { Icon } from "./Icon";
import { buttonClass } from "./SubmitButton";

type ErrorPageProps = {
  /** What went wrong, in a word or a number. */
  tag: string;
  title: string;
  children: ReactNode;
  /** Address to try again; absent where trying again cannot help. */
  retryHref?: string;
  /** Where the customer was, when they have something to do before they go on there. */
  backHref?: string;
  homeHref: string;
  /** Request id, for the help desk. */
  reference?: string;
};

/** The door with the cat: what happened, what to do, never a dead end. Plain links: it may stand without scripts. */
export function ErrorPage({ tag, title, children, retryHref, backHref, homeHref, reference }: ErrorPageProps) {
  const { t } = useTranslation("ui");
  return (
    <div className={classes("wrap", styles.errp)}>
      <ErrorArt />
      <p className="tag tag--warn">{tag}</p>
      <h1>{title}</h1>
      <p className="muted">{children}</p>
      <p className="row row--c">
        {retryHref !== undefined ? (
          <a className={buttonClass()} href={retryHref} data-reload>
            <Icon name="refresh" />
            {t("tryAgain")}
          </a>
        ) : null}
        {backHref ? (
          <a className={buttonClass()} href={backHref} data-reload>
            {t("backToPage")}
          </a>
        ) : null}{" "}
        <a className={buttonClass(retryHref !== undefined || backHref ? "line" : "accent")} href={homeHref}>
          {t("backToHome")}
        </a>
      </p>
      {reference ? (
        <p className="small muted">
          {t("reference")} <bdi>{reference}</bdi>
        </p>
      ) : null}
    </div>
  );
}
