import type { Page } from "@playwright/test";
import { expect, isFull, test } from "./fixtures";
import { arrive } from "./support/arrive";
import { hydrated } from "./support/hydrated";
import { burger, itemAddress, putInCart, rice } from "./support/shopping";

/** px: what nobody notices, and no press misses. */
const noticed = 4;

const pages = [
  itemAddress(rice),
  itemAddress(burger),
  "/store/harbour-kitchen",
  "/home?search=burger&data_type=searched",
  "/checkout?page=cart",
  "/product/1",
];

type Places = Record<string, { x: number; y: number }>;

/** Where the controls in the window are, by what they are. */
const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("a, button, input, summary, select, textarea")].flatMap((control) => {
        const { x, y } = control.getBoundingClientRect();
        const isSeen =
          control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert], [aria-hidden=true]");
        if (!isSeen || y > innerHeight) return [];
        const facts = ["href", "name", "value", "aria-label"].map((name) => control.getAttribute(name));
        return [[[control.tagName, ...facts, control.textContent?.slice(0, 12)].join(" "), { x, y }]];
      }),
    ),
  );

const windows = [
  [360, 740],
  [1280, 900],
] as const;

// A desk's window in the full run.
for (const [width, height] of isFull ? windows : windows.slice(0, 1))
  test(`no control moves when scripts take over a page, at ${width} px`, { tag: "@scripts" }, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expect(/net::ERR_FAILED/);
    await page.setViewportSize({ width, height });
    // A dialog that is still rising is not yet where it will be.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, shop.url);
    await putInCart(page, shop.url, rice);
    for (const address of pages) {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(address);
      const before = await placesOf(page);
      expect(Object.keys(before).length, address).toBeGreaterThan(5);
      await page.unroute(/\.js$/);
      await page.goto(address);
      await hydrated(page);
      const moved = async () => {
        const after = await placesOf(page);
        return Object.entries(before).filter(([control, { x, y }]) => {
          const now = after[control];
          return now && Math.max(Math.abs(now.x - x), Math.abs(now.y - y)) > noticed;
        });
      };
      // What is hydrated is drawn again in a transition, a moment later.
      await expect(page.locator(".until-hydrated:not([hidden])")).toHaveCount(0);
      expect(await moved(), address).toEqual([]);
    }
  });
