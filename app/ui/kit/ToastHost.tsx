import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../Icon";
import { ToastIcon, toastClass, toastsClass } from "../Toasts";
import { onToast, type Toast } from "../toast-store";
import { Kit } from "./Kit";

/** Milliseconds a toast stays; it waits while the pointer or the focus is on it (look §11). */
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

function show({ id, kind, text }: Toast, dismiss: string): void {
  const toast = {
    id,
    message: text,
    icon: <ToastIcon kind={kind} />,
    autoClose: stay as number | false,
    unstyled: true,
    className: toastClass(kind),
    role: kind === "error" ? "alert" : "status",
    classNames: { closeButton: "round" },
    closeButtonProps: { "aria-label": dismiss, icon: <Icon name="x" /> },
    // The library pauses for the pointer only.
    onFocus: () => notifications.update({ ...toast, autoClose: false }),
    onBlur: () => notifications.update({ ...toast, autoClose: stay }),
  };
  const isShown = notificationsStore.getState().notifications.some((other) => other.id === id);
  if (isShown) notifications.update(toast);
  else notifications.show(toast);
}
