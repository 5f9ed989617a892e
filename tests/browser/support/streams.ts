import type { Page } from "@playwright/test";

/** As in a browser, or behind a proxy, that has no streams: pages ask by themselves. */
export const withoutStreams = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, "EventSource");
  });
