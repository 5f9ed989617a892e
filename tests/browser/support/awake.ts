import type { Page } from "@playwright/test";

/** With scripts: until what is pressed is answered by them. Before, a link is a link and keys do what browsers do. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => "__remixRouter" in window);
}
