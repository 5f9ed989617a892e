import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./Confirm.module.css";
import { classes } from "./classes";
import { Dialog, DialogBody } from "./Dialog";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";
import { buttonClass } from "./SubmitButton";

type ConfirmProps = {
  /** The question. */
  title: string;
  icon?: IconName;
  children?: ReactNode;
  closeHref: string;
  /** Text of the safe button; it comes first and leads to `closeHref`. */
  cancel: string;
  /** The form with the button that does it. */
  action: ReactNode;
};

/** A question with two equal buttons, the safe one first. */
export function Confirm({ title, icon = "alert-triangle", children, closeHref, cancel, action }: ConfirmProps) {
  return (
    <Dialog title={title} titleId="confirm-title" closeAt="end" closeHref={closeHref}>
      <DialogBody className={styles.confirm}>
        <span className={styles.icon}>
          <Icon name={icon} flip={icon === "logout"} />
        </span>
        <h2 id="confirm-title">{title}</h2>
        {children ? <p className="muted">{children}</p> : null}
        <div className={classes("two", styles.buttons)}>
          <Link className={buttonClass("line")} to={closeHref} preventScrollReset>
            {cancel}
          </Link>
          {action}
        </div>
      </DialogBody>
    </Dialog>
  );
}
