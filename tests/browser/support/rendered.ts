import type { Page } from "@playwright/test";

/** React renders what has changed in tasks of its own, which the page's clock does not hold: some turns of messages later it has. */
export const untilRendered = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  });
