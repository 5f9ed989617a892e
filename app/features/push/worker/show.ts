import { type PushMessage, pushHref } from "../message";
import type { PushToPage } from "../worker-messages";

declare const self: ServiceWorkerGlobalScope;

/** A page that is there answers at once; one that runs no scripts never does. */
const longestAnswerMs = 1000;

/** Hands a message to the pages in sight, which show it as a toast. False when none of them answers. */
export async function isShownByPage(push: PushMessage): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visible = windows.filter(({ visibilityState }) => visibilityState === "visible");
  if (visible.length === 0) return false;
  const answers = visible.map(
    (page) =>
      new Promise<true>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        page.postMessage({ push } satisfies PushToPage, [port2]);
      }),
  );
  const silence = new Promise<false>((resolve) => setTimeout(resolve, longestAnswerMs, false));
  return Promise.race([...answers, silence]);
}

/** Shows a message outside the shop. One about the same chat or order takes the place of the last. */
export async function notify(message: PushMessage): Promise<void> {
  // Taken back since: then there is nothing that may be shown.
  if (Notification.permission !== "granted") return;
  const href = pushHref(message);
  const options: NotificationOptions = {
    body: message.title ? message.body : "",
    icon: "/icons/icon-192.png",
    dir: "auto",
    data: { href },
    ...(href === null ? {} : { tag: href }),
  };
  await self.registration.showNotification(message.title || message.body, options);
}

/**
 * Opens what a notification is about (PUSH-05, PUSH-06), in a window of its own: in another one something may be half typed. One that shows
 * it already comes to the front.
 */
export async function openFrom({ data }: Notification): Promise<void> {
  const { origin } = self.location;
  const asked = new URL(hrefOf(data), origin);
  const url = asked.origin === origin ? asked : new URL("/", origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((page) => page.url === url.href);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}

const hrefOf = (data: unknown): string =>
  typeof data === "object" && data !== null && "href" in data && typeof data.href === "string" ? data.href : "/";
