import { until } from "selenium-webdriver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { missingForWebKit, startWebKit, type WebKit } from "../harness/webkit";

const missing = missingForWebKit();
// Where everything has to be proven, a missing program is a failure.
const isSkipped = missing.length > 0 && !process.env.CI;

/** Sizes below which a tall dialog has to scroll within itself. */
const heights = [900, 700];

describe.skipIf(isSkipped)(`WebKitGTK${isSkipped ? `, which needs ${missing.join(", ")}` : ""}`, () => {
  let shop: TestShop;

  beforeAll(async () => {
    expect(missing, "programs that this machine does not have").toEqual([]);
    shop = await startShop();
  }, 120_000);
  afterAll(async () => {
    await shop?.stop();
  });

  describe.each([{ scripts: true }, { scripts: false }])("scripts: $scripts", ({ scripts }) => {
    let webkit: WebKit;

    beforeAll(async () => {
      webkit = await startWebKit({ scripts });
    }, 120_000);
    afterAll(async () => {
      await webkit?.stop();
    });

    test.each(heights)(
      "a tall dialog and its buttons lie within a window of %i px",
      { timeout: 120_000 },
      async (height) => {
        const { driver } = webkit;
        await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height });
        await driver.get(`${shop.url}/robots.txt`);
        for (const [name, value] of (await arrivedVisitor(shop.url)).cookies) {
          await driver.manage().addCookie({ name, value, path: "/" });
        }
        for (const address of ["/home?dialog=item&item=1", "/home?dialog=cart", "/home?dialog=location"]) {
          await driver.get(shop.url + address);
          await driver.wait(until.elementLocated({ css: "dialog[open] :is(button, a)" }), 60_000);
          await driver.wait(async () => (await outside()).length === 0, 30_000).catch(() => null);
          expect(await outside(), `${address} in ${height} px`).toEqual([]);
        }

        /** The dialog, and what of its foot, that is not wholly in the window. */
        async function outside(): Promise<string[]> {
          return driver.executeScript<string[]>(`
          const dialog = document.querySelector("dialog[open]");
          const foot = dialog.querySelectorAll("[class*=_dlgF_] :is(a, button)");
          return [dialog, ...foot]
            .filter((element) => !element.hidden)
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, { top, bottom }]) => top < -1 || bottom > innerHeight + 1)
            .map(([{ nodeName, textContent }, { top, bottom }]) =>
              nodeName + " " + textContent.slice(0, 20) + ": " + top + " to " + bottom + " of " + innerHeight);
        `);
        }
      },
    );
  });
});
