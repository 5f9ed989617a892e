import { withArrival } from "./arrival";
import { keepOfflinePage, offlinePage } from "./offline-page";
import { readPayload } from "./payload";
import { isShownByPage, notify, openFrom } from "./show";

/**
 * The shop's service worker, a file of its own at the root of the site (ADR 0110). It shows push messages and a page that says the shop is
 * out of reach. No page, picture or answer of the shop is kept: only that one page, which belongs to nobody.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  // The browser asks for a page while it wakes the worker up: pages are no slower with one.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // Everything but the opening of a page goes its usual way.
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(
    (async () => {
      try {
        const preloaded: Response | undefined = await event.preloadResponse;
        return preloaded ?? (await self.fetch(request));
      } catch (error) {
        const page = await offlinePage();
        if (page) return page;
        throw error;
      }
    })(),
  );
});

self.addEventListener("push", (event) => {
  event.waitUntil(
    (async () => {
      const said = readPayload(event.data);
      const message = said && (await withArrival(said));
      if (message && !(await isShownByPage(message))) await notify(message);
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openFrom(event.notification));
});
