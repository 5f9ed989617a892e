import { setTimeout as wait } from "node:timers/promises";
import { chromium, devices } from "@playwright/test";
import { hydrated } from "../browser/support/hydrated";
import type { TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";
import { load, signOver } from "../harness/weights";
import { requireProgram } from "../tools/programs";

/** Bytes a second and milliseconds of a poor mobile network. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Milliseconds that a person looks at the cards before one is pressed. */
const lookedMs = 3000;

const launch = () => chromium.launch({ executablePath: requireProgram("chromium-headless-shell") });

/** Milliseconds from a press on a card until its sheet stands, with a network of 400 ms and 50 kB/s, after a little scrolling; one figure a press. */
export async function pressOnCard(shop: TestShop, visitor: Visitor, path: string, presses: number): Promise<number[]> {
  const browser = await launch();
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    const context = await browser.newContext(devices["Pixel 7"]);
    await signOver(context, shop.url, visitor);
    const page = await context.newPage();
    await page.goto(shop.url + path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", network);
    await page.mouse.wheel(0, 100);
    await wait(lookedMs);
    times.push(
      // As text: compilers wrap functions in a helper that the page does not have.
      (await page.evaluate(`new Promise((resolve) => {
        const began = performance.now();
        const look = () => document.querySelector("dialog[open]") ? resolve(performance.now() - began) : requestAnimationFrame(look);
        document.querySelector("article a[href*='dialog=item']").click();
        look();
      })`)) as number,
    );
    await context.close();
  }
  await browser.close();
  return times;
}

/** Files that a browser fetches for a page. */
export async function filesOf(shop: TestShop, visitor: Visitor, path: string) {
  const browser = await launch();
  return load(browser, shop, visitor, path).finally(() => browser.close());
}
