import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { useLocation } from "@remix-run/react";
import { type FocusEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { dialogOf, withoutDialog } from "../dialog-href";
import { Icon } from "../Icon";
import { ActionOfToast, ToastIcon, toastClass, toastsClass, Words } from "../Toasts";
import { onToast, type Toast } from "../toast-store";
import { Kit } from "./Kit";

/** Mantine's notifications in our dress. Its own chunk, loaded with the first toast. */
export function ToastHost() {
  const { t } = useTranslation("ui");
  const dismiss = t("dismiss");
  useEffect(() => onToast((toast) => show(toast, dismiss)), [dismiss]);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast leaves when the page or its dialog is another
  useEffect(leaveWithPage, [address]);
  return (
    <Kit>
      <Notifications unstyled className={toastsClass} position="bottom-right" withinPortal={false} limit={3} />
    </Kit>
  );
}

/** A plain link: the page's one handler makes it a navigation. */
function Message({ text, title, href, action }: Pick<Toast, "text" | "title" | "href" | "action">) {
  const words = <Words title={title} text={text} />;
  if (href) return <a href={href}>{words}</a>;
  return (
    <span>
      {words}
      {action ? <ActionOfToast action={action} /> : null}
    </span>
  );
}

/** The page of each toast, whether it is on its way to the next, and the milliseconds that it stays. */
const shownToasts = new Map<string, { page: string; isOnItsWay: boolean; stay: number }>();

const here = () => location.pathname + location.search;

/** Whether an address is that of a dialog which has just been closed. */
const isBelow = (page: string) => dialogOf(here()) === null && withoutDialog(page) === withoutDialog(here());

/** A toast leaves when another page or dialog opens; one that was told on the way to this one belongs here. */
function leaveWithPage(): void {
  for (const { id = "" } of notificationsStore.getState().notifications) {
    const known = shownToasts.get(id);
    if (known?.page === here()) continue;
    if (known && (known.isOnItsWay || isBelow(known.page)))
      shownToasts.set(id, { ...known, page: here(), isOnItsWay: false });
    else notifications.hide(id);
  }
  reserveFoot();
}

/** Pixels at the window's foot that a toast may lie on. */
const reach = 160;

/** Tells the style sheet how much of the window's foot the actions of an open dialog take, or the control just pressed: a toast stands above them. */
function reserveFoot(): void {
  const controls = [document.querySelector("dialog[open] [data-foot]"), lowControl()];
  const heights = controls.map((control) => (control ? innerHeight - control.getBoundingClientRect().top : 0));
  document.documentElement.style.setProperty("--ds-foot", `${Math.max(...heights)}px`);
}

/** The button or field that has the focus, if it is where a toast would lie. */
function lowControl(): Element | null {
  const control = document.activeElement;
  if (!control?.matches("button, input, select, a")) return null;
  const { top, bottom } = control.getBoundingClientRect();
  return top < innerHeight && bottom > innerHeight - reach ? control : null;
}

/**
 * Milliseconds a toast stays; it waits while the pointer or the focus is on it. One that can be acted on stays longer. The library's clock
 * starts anew for another time only, so one that is told again has a millisecond more or less; under the pointer the clock stands still.
 */
function stayOf({ id, action }: Toast): number {
  const stay = action ? 10_000 : 5000;
  const last = shownToasts.get(id)?.stay;
  if (last && document.getElementById(id)?.matches(":hover")) return last;
  return last === stay ? stay + 1 : stay;
}

function show(given: Toast, dismiss: string): void {
  const { id, kind, text, title, href, action, cameFrom } = given;
  const stay = stayOf(given);
  shownToasts.set(id, { page: cameFrom ?? here(), isOnItsWay: cameFrom !== undefined, stay });
  reserveFoot();
  const { notifications: shown, queue } = notificationsStore.getState();
  const last = [...shown, ...queue].find((other) => other.id === id);
  /** What had the focus before the toast. */
  let before: EventTarget | null = null;
  const toast = {
    id,
    message: <Message text={text} title={title} href={href} action={action} />,
    icon: <ToastIcon kind={kind} />,
    autoClose: last?.autoClose === false ? false : stay,
    unstyled: true,
    className: toastClass(kind),
    // The region around all says the others.
    role: kind === "error" ? "alert" : "group",
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
  if (last) notifications.update(toast);
  else notifications.show(toast);
}
