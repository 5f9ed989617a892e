import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { type FocusEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../Icon";
import { ToastIcon, toastClass, toastsClass } from "../Toasts";
import { onToast, type Toast } from "../toast-store";
import { Kit } from "./Kit";

/** Milliseconds a toast stays; it waits while the pointer or the focus is on it. */
const stay = 5000;

/** Mantine's notifications in our dress. Its own chunk, loaded with the first toast. */
export function ToastHost() {
  const { t } = useTranslation("ui");
  const dismiss = t("dismiss");
  useEffect(() => onToast((toast) => show(toast, dismiss)), [dismiss]);
  return (
    <Kit>
      <Notifications unstyled className={toastsClass} position="bottom-right" autoClose={stay} limit={3} />
    </Kit>
  );
}

/** A plain link: the page's one handler makes it a navigation. */
function Message({ text, title, href, action }: Pick<Toast, "text" | "title" | "href" | "action">) {
  const words = title ? (
    <>
      <b dir="auto">{title}</b>
      <bdi>{text}</bdi>
    </>
  ) : (
    text
  );
  if (href) return <a href={href}>{words}</a>;
  return (
    <span>
      {words}
      {action ? (
        <>
          {" "}
          <a className="link" href={action.href}>
            {action.text}
          </a>
        </>
      ) : null}
    </span>
  );
}

function show({ id, kind, text, title, href, action }: Toast, dismiss: string): void {
  /** What had the focus before the toast. */
  let before: EventTarget | null = null;
  const toast = {
    id,
    message: <Message text={text} title={title} href={href} action={action} />,
    icon: <ToastIcon kind={kind} />,
    autoClose: stay as number | false,
    unstyled: true,
    className: toastClass(kind),
    role: kind === "error" ? "alert" : "status",
    classNames: { closeButton: "round" },
    closeButtonProps: { "aria-label": dismiss, icon: <Icon name="x" /> },
    // The library pauses for the pointer only.
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
      notifications.update({ ...toast, autoClose: false });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before = null;
      notifications.update({ ...toast, autoClose: stay });
    },
    onClose: () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
  const isShown = notificationsStore.getState().notifications.some((other) => other.id === id);
  if (isShown) notifications.update(toast);
  else notifications.show(toast);
}
