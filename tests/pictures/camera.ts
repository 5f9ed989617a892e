import { writeFileSync } from "node:fs";
import { type Browser, type CDPSession, chromium, devices, type Page } from "@playwright/test";
import { hydrated } from "../browser/support/hydrated";
import type { Visitor } from "../harness/visitor";
import { requireProgram } from "../tools/programs";

/** How a picture's browser is: what it asks for, and its window. */
export type Mode = { width: keyof typeof heights; language: "en" | "ar"; theme: "light" | "dark" };

/** What lies on one screen of a phone, a tablet, a laptop and a large screen. */
const heights = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** Pages longer than this are cut. */
const longest = 6000;

/** Not `unseenWindow`: it rasterises no more than a test needs. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireProgram("chromium-headless-shell"), args: ["--disable-gpu"] });

export type Camera = {
  /** The page of a path as this visitor sees it, whole or as far as the window shows it. */
  take(path: string, file: string, options: { whole: boolean; largest?: number }): Promise<void>;
  close(): Promise<void>;
};

/** A window of its own, in which the visitor goes on. */
export async function openCamera(browser: Browser, origin: string, visitor: Visitor, mode: Mode): Promise<Camera> {
  const context = await browser.newContext({
    ...devices["Desktop Chrome"],
    baseURL: origin,
    viewport: { width: mode.width, height: heights[mode.width] },
    locale: mode.language === "ar" ? "ar-EG" : "en-US",
    colorScheme: mode.theme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const cookies = [...visitor.cookies].filter(([name]) => name !== "flash");
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    async take(path, file, { whole, largest }) {
      await page.setViewportSize({ width: mode.width, height: heights[mode.width] });
      await page.goto(path);
      await hydrated(page);
      if (whole) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: mode.width, height: Math.min(height, longest) });
      }
      await settled(page);
      writeFileSync(file, await webp(devtools, largest));
    },
    close: () => context.close(),
  };
}

/** Until fonts and every photo in the window are there. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  // Pictures beside the window, or beyond the end of a row, are fetched when somebody comes there. No function may have a name here: it is sent as text.
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every((image) => {
        if (image.complete) return true;
        const seen = { top: 0, left: 0, bottom: window.innerHeight, right: window.innerWidth };
        for (let box: Element | null = image; box; box = box.parentElement) {
          if (box !== image && getComputedStyle(box).overflowX === "visible") continue;
          const { top, bottom, left, right } = box.getBoundingClientRect();
          seen.top = Math.max(seen.top, top);
          seen.left = Math.max(seen.left, left);
          seen.bottom = Math.min(seen.bottom, bottom);
          seen.right = Math.min(seen.right, right);
        }
        return seen.top >= seen.bottom || seen.left >= seen.right;
      }),
  );
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** What the window shows, in the best quality that fits into so many bytes. */
async function webp(devtools: CDPSession, largest = Number.POSITIVE_INFINITY): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length <= largest) return picture;
  }
  throw new Error(`The picture does not fit into ${largest} bytes.`);
}
