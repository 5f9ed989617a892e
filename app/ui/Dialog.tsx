import { Link } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import styles from "./Dialog.module.css";
import { withoutHash } from "./dialog-href";
import { Icon } from "./Icon";
import { Spaced } from "./Spaced";
import { useFocusInside } from "./use-focus-inside";
import { useHydrated } from "./use-hydrated";

type DialogVariant = "center" | "small" | "split" | "drawer-start" | "drawer-end";

type DialogProps = {
  title: ReactNode;
  /** The page's address without the dialog; may end in the anchor of the card it came from. Null: it stays until answered. */
  closeHref: string | null;
  /** Below 768 px those in the middle are bottom sheets. From 992 px `split` leaves room beside it, where a part of it stands. */
  variant?: DialogVariant;
  /** Where the dialog shows its own title, as the item dialog does: give that heading this id. */
  titleId?: string;
  /** Where the close button stands in a dialog with its own title: at the start when something else takes the end. */
  closeAt?: "start" | "end";
  /** `DialogBody` and `DialogFoot`, bare or inside a form of class `dialogForm`. */
  children: ReactNode;
};

/** Of the heading of the one dialog that is open. */
const headingId = "dialog-title";

/**
 * A dialog with an address (design: every dialog is a link). The server renders it open, the page behind it is inert;
 * with scripts Escape presses its close button (EarlyKeys), once hydrated the focus moves in and back out.
 */
export function Dialog({ title, closeHref, variant = "center", titleId, closeAt = "start", children }: DialogProps) {
  const { t } = useTranslation("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  // The anchor keeps the scroll place of a document; a hydrated page has never lost it.
  const isHydrated = useHydrated();
  const href = isHydrated && closeHref ? withoutHash(closeHref) : closeHref;
  useFocusInside(dialog);

  const closeLink =
    href === null ? null : (
      <Link
        className={classes("round", titleId && closeAt === "start" && "round--on")}
        to={href}
        preventScrollReset
        data-escape
      >
        <Icon name="x" label={t("close")} />
      </Link>
    );
  return (
    <div className={classes(styles.over, overClass[variant])}>
      {href === null ? (
        <div className={styles.scrim} />
      ) : (
        <Link className={styles.scrim} to={href} preventScrollReset tabIndex={-1} aria-hidden="true" />
      )}
      <dialog
        ref={dialog}
        open
        className={classes(styles.dialog, variant === "small" && styles.small, variant === "split" && styles.split)}
        aria-labelledby={titleId ?? headingId}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without scripts only this attribute moves the focus into the dialog
        autoFocus
      >
        {titleId ? (
          <div className={classes(styles.corner, closeAt === "end" && styles.cornerEnd)}>{closeLink}</div>
        ) : (
          <div className={styles.dlgH}>
            <h2 id={headingId}>{title}</h2>
            {closeLink}
          </div>
        )}
        {children}
      </dialog>
    </div>
  );
}

const overClass: Record<DialogVariant, string | undefined> = {
  center: undefined,
  small: undefined,
  split: undefined,
  "drawer-start": styles.overStart,
  "drawer-end": styles.overEnd,
};

type DialogBodyProps = {
  children: ReactNode;
  className?: string;
  /** Nothing in it takes the focus: it takes the focus itself, so that keys can scroll it. */
  isText?: boolean;
};

/** The only part that scrolls. */
export function DialogBody({ children, className, isText = false }: DialogBodyProps) {
  // Without a name the whole text would be read as one.
  const stop = isText ? { tabIndex: 0, role: "region", "aria-labelledby": headingId } : {};
  return (
    <div className={classes(styles.dlgB, className)} {...stop}>
      {children}
    </div>
  );
}

/** The actions, always in view. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dlgF} data-foot>
      <Spaced>{children}</Spaced>
    </div>
  );
}

/** Class of a form around `DialogBody` and `DialogFoot`. */
export const dialogForm: string = styles.dlgform ?? "";
