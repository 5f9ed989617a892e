import { expect, test, vi } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { describeEngine, limitMs } from "./describe-engine";
import { startWebKit } from "./drivers/webkit";
import { EnginePage } from "./page";
import { testJourneys } from "./test-journeys";

/** Sizes below which a tall dialog has to scroll within itself. */
const heights = [900, 700];

/** px that a window's own bar may take. */
const bar = 100;

/** The dialog, and what of its foot, that is not wholly in the window. */
const outside = (height: number) => `() => {
  if (Math.abs(${height} - innerHeight) > ${bar}) return ["the window is still " + innerHeight];
  const dialog = document.querySelector("dialog[open]");
  const foot = dialog.querySelectorAll("[class*=_dlgF_] :is(a, button)");
  return [dialog, ...foot]
    .filter((element) => !element.hidden)
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, { top, bottom }]) => top < -1 || bottom > innerHeight + 1)
    .map(([{ nodeName, textContent }, { top, bottom }]) =>
      nodeName + " " + textContent.slice(0, 20) + ": " + top + " to " + bottom + " of " + innerHeight);
}`;

describeEngine("webkit", (shop) => {
  testJourneys("webkit", startWebKit, shop);

  test.each([{ scripts: true }, { scripts: false }])(
    "tall dialogs and their buttons lie within windows of 900 and 700 px, scripts: $scripts",
    { timeout: limitMs },
    async ({ scripts }) => {
      const { url } = shop();
      const webkit = await startWebKit({ scripts, width: 1280 });
      try {
        const page = new EnginePage(webkit, url);
        await page.goto("/robots.txt");
        for (const [name, value] of (await arrivedVisitor(url)).cookies) await webkit.setCookie(name, value);
        for (const address of ["/home?dialog=item&item=1", "/home?dialog=cart", "/home?dialog=location"]) {
          await page.goto(address);
          await page.in("dialog").in("link").read();
          for (const height of heights) {
            await webkit.resize(height);
            await vi.waitFor(
              async () => expect(await webkit.call(outside(height)), `${address} in ${height} px`).toEqual([]),
              {
                timeout: 30_000,
                interval: 100,
              },
            );
          }
        }
      } finally {
        await webkit.stop();
      }
    },
  );
});
