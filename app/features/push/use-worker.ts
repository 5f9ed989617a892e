import { useEffect } from "react";
import { workerAddress } from "./worker-messages";

/**
 * Gives the browser the shop's service worker (offline page, push messages). Where nobody wants messages any more, after a logout or once
 * they are off, the browser's subscription ends too, whatever the delivery API knows.
 */
export function useWorker(language: string, wantsPush: boolean): void {
  useEffect(() => {
    // In development there is none, and only safe origins have any.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    keepWorker(language, wantsPush).catch(() => {
      // A browser that allows none, as some private windows: the shop works without.
    });
  }, [language, wantsPush]);
}

async function keepWorker(language: string, wantsPush: boolean): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress(language));
  if (wantsPush || !("pushManager" in registration)) return;
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
