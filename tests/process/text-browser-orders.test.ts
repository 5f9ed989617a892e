import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placings } from "../browser/support/ordering";
import { startShop, type TestShop } from "../harness/shop";
import { orderAsGuest } from "../terminals/order";
import { openTextBrowser, textBrowsers } from "../terminals/text-browser";
import { findProgram } from "../tools/programs";

/** Seven seconds where nothing else runs. */
const limit = { timeout: 60_000 };

const missing = ([...textBrowsers, "tmux"] as const).filter((program) => !findProgram(program));
const isSkipped = missing.length > 0 && !process.env.CI;

describe.skipIf(isSkipped)(`text browsers${isSkipped ? `, which need ${missing.join(", ")}` : ""}`, () => {
  let shop: TestShop;
  beforeAll(async () => {
    expect(missing, "programs that this machine does not have").toEqual([]);
    shop = await startShop({ environment: { IMAGE_PROXY: "off" } });
  });
  afterAll(() => shop?.stop());

  // Side by side: they wait for the shop and for keys to be read.
  test.concurrent.for(textBrowsers)(
    "a guest orders in %s, led by the titles of pages and dialogs",
    limit,
    async (name) => {
      const guest = `Grace of ${name}`;
      const browser = await openTextBrowser(name, shop.url);
      try {
        await orderAsGuest(browser, guest);
      } finally {
        await browser.stop();
      }
      const orders = (await placings(shop.control)).filter(
        ({ body }) => (body as Fields).contact_person_name === guest,
      );
      expect(orders).toHaveLength(1);
      expect(orders[0]?.status).toBe(200);
    },
  );
});

type Fields = Record<string, unknown>;
