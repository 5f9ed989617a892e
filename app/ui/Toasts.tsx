import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import { Icon } from "./Icon";
import type { IconName } from "./icons/names";
import styles from "./Toasts.module.css";
import type { Toast, ToastAction, ToastKind } from "./toast-store";

const look: Record<ToastKind, { icon: IconName; className: string | undefined }> = {
  success: { icon: "check", className: undefined },
  info: { icon: "info-circle", className: styles.toastInfo },
  warning: { icon: "alert-triangle", className: styles.toastWarn },
  error: { icon: "alert-triangle", className: styles.toastBad },
};

/** Icon of a kind, in its disc. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  return (
    <span className={styles.toastI}>
      <Icon name={look[kind].icon} />
    </span>
  );
}

/** Class of a toast's box; the hydrated toaster dresses its own boxes with it. */
export const toastClass = (kind: ToastKind): string => classes(styles.toast, look[kind].className);

/** Class of the place where hydrated toasts gather. */
export const toastsClass: string = styles.toasts ?? "";

type ToastsProps = {
  toasts: readonly Toast[];
  /** The page's address: a toast is shown once, so following it takes the toasts away. */
  dismissHref: string;
  /** With an open dialog the toasts float, on phones above it; otherwise they stand in the flow under the header. */
  floating?: boolean;
  /** In a hydrated page, what takes them away in place of the link. */
  onDismiss?: () => void;
};

/** The toasts the server draws after a form post, complete without scripts. */
export function Toasts({ toasts, dismissHref, floating = false, onDismiss }: ToastsProps) {
  if (toasts.length === 0) return null;
  return (
    <div className={classes(styles.toasts, floating ? styles.toastsOver : classes(styles.toastsIn, "wrap"))}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} dismissHref={dismissHref} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** What may be done about a toast. A plain link: the page's one handler makes it a navigation. */
export function ActionOfToast({ action }: { action: ToastAction }) {
  if ("href" in action) {
    return (
      <>
        {" "}
        <a className="link" href={action.href}>
          {action.text}
        </a>
      </>
    );
  }
  return (
    <button type="submit" className="link" form={action.form} name="intent" value={action.intent}>
      {action.text}
    </button>
  );
}

/** Title and text of a toast. */
export function Words({ title, text }: Pick<Toast, "title" | "text">) {
  if (!title) return text;
  return (
    <>
      <b dir="auto">{title}</b> <bdi>{text}</bdi>
    </>
  );
}

/** One toast with a link that dismisses it. */
function ToastView({
  toast,
  dismissHref,
  onDismiss,
}: Pick<ToastsProps, "dismissHref" | "onDismiss"> & { toast: Toast }) {
  const { t } = useTranslation("ui");
  const dismiss = (event: MouseEvent) => {
    if (!onDismiss) return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <div className={toastClass(toast.kind)} role={toast.kind === "error" ? "alert" : "status"}>
      <ToastIcon kind={toast.kind} />
      <p>
        <Words {...toast} />
        {toast.action ? <ActionOfToast action={toast.action} /> : null}
      </p>
      <Link className="round" to={dismissHref} onClick={dismiss} replace preventScrollReset>
        <Icon name="x" label={t("dismiss")} />
      </Link>
    </div>
  );
}
