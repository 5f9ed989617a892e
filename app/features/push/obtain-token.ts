import { getApps, initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import type { PushView } from "~/request/context/push-view";

/** A worker that is not ready by then will not be. */
const longestWaitMs = 10_000;

/**
 * This browser's push token from Firebase. Its library comes with this file, which is loaded only after the customer has allowed messages.
 * Rejects when Firebase or the browser gives none.
 */
export async function obtainToken({ vapidKey, ...options }: PushView["firebase"]): Promise<string> {
  const app = getApps()[0] ?? initializeApp(options);
  const serviceWorkerRegistration = await Promise.race([navigator.serviceWorker.ready, tooLong()]);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The service worker is not ready")), longestWaitMs);
  });
