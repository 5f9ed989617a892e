import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { describeEngine, limitMs } from "./describe-engine";
import { startWebKit, type WebKit } from "./drivers/webkit";
import { EnginePage } from "./page";

/** Sizes below which a tall dialog has to scroll within itself. */
const heights = [900, 700];

/** The dialog, and what of its foot, that is not wholly in the window. */
const outside = `() => {
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
  describe.each([{ scripts: true }, { scripts: false }])("scripts: $scripts", ({ scripts }) => {
    let webkit: WebKit;

    beforeAll(async () => {
      webkit = await startWebKit({ scripts, width: 1280 });
    }, limitMs);
    afterAll(() => webkit?.stop());

    test.each(heights)(
      "a tall dialog and its buttons lie within a window of %i px",
      { timeout: limitMs },
      async (height) => {
        const { url } = shop();
        await webkit.resize(height);
        const page = new EnginePage(webkit, url);
        await page.goto("/robots.txt");
        for (const [name, value] of (await arrivedVisitor(url)).cookies) await webkit.setCookie(name, value);
        for (const address of ["/home?dialog=item&item=1", "/home?dialog=cart", "/home?dialog=location"]) {
          await page.goto(address);
          await page.in("dialog").in("link").read();
          await vi.waitFor(async () => expect(await webkit.call(outside), `${address} in ${height} px`).toEqual([]), {
            timeout: 30_000,
            interval: 100,
          });
        }
      },
    );
  });
});
