import { type BrowserContext, test as base, type Page } from "@playwright/test";
import type { TFunction } from "i18next";
import { SandboxControl, wednesdayAt } from "../harness/sandbox-control";
import type { ShopOptions, TestShop } from "../harness/shop";
import { HttpContext } from "../http/context";
import { intentIn, postsMark, readsRequestsMark } from "../tools/evidence";
import { expectNoAxeFindings } from "./support/axe";
import { expectNoSideScroll } from "./support/layout";
import { Problems } from "./support/problems";
import { Shops } from "./support/shops";
import { textsOf } from "./support/texts";

/** How the browser meets the shop: each project of the configuration is one mode. */
export type Mode = "scripts-on" | "scripts-off" | "lite";

export type VisitOptions = {
  mode: Mode;
  /** Pages without scripts are mostly proven over HTTP (docs/decisions/0138); what CSS decides needs the browser. */
  driver: "browser" | "http";
  /** As the browser asks for it. */
  language: "en" | "ar";
};

type Fixtures = VisitOptions & {
  shopOptions: ShopOptions;
  shop: TestShop;
  /** The levers of the shop's sandbox, which starts every test as new, on a Wednesday at noon. What they change is seen at once: they clear the caches. */
  control: SandboxControl;
  /** Complaints of browser and server; whatever the test does not expect fails it. */
  problems: Problems;
  /** The shop's texts in the test's language, by catalogue key: `t("cart:checkout")`. */
  t: TFunction;
  /** axe on the page as this mode shows it; over HTTP, where nothing has a colour, nothing. */
  expectAccessible(page: Page, options?: { except?: string[] }): Promise<void>;
  /**
   * Nothing on the page is wider than a phone's window or a desk's, and axe finds nothing: with scripts on the phone, without on the desk, in the full run
   * on both (docs/decisions/0140). Ends with the desk's. Over HTTP there is no window.
   */
  expectLooksRight(page: Page): Promise<void>;
};

export const isFull = Boolean(process.env.FULL_RUN);

/**
 * `npm test` judges a look that is in two modes once a screen: every second one with scripts, in Arabic, the others without, in the dark. The full run judges
 * all in each (docs/decisions/0140).
 */
export const screensIn = <Screen>(mode: Mode, screens: readonly Screen[]): Screen[] =>
  screens.filter((_, index) => isFull || (index % 2 === 0) === (mode === "scripts-on"));

/** Making pictures smaller would take a sixth of the run. */
const withoutPictures: ShopOptions = { environment: { IMAGE_PROXY: "off" } };

/**
 * A sandbox and a built storefront per worker, and browser pages that may not complain.
 * Tests that set `shopOptions` share a shop of that kind, in the same browser: one option of Playwright's workers would start another browser.
 */
export const test = base.extend<Fixtures, { shops: Shops }>({
  shopOptions: [withoutPictures, { option: true }],
  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const shops = new Shops();
      await use(shops);
      await shops.stop();
    },
    { scope: "worker" },
  ],
  shop: async ({ shops, shopOptions }, use) => use(await shops.running(shopOptions)),
  mode: ["scripts-on", { option: true }],
  driver: ["browser", { option: true }],
  language: ["en", { option: true }],
  t: async ({ language }, use) => use(textsOf(language)),
  baseURL: async ({ shop }, use) => use(shop.url),
  locale: async ({ language }, use) => use(language === "ar" ? "ar-EG" : "en-US"),
  control: [
    async ({ shop }, use, { annotations }) => {
      const control = new SandboxControl(shop.control.url, shop.clearCaches);
      const { requests } = control;
      control.requests = () => {
        if (!annotations.some(({ type }) => type === readsRequestsMark)) annotations.push({ type: readsRequestsMark });
        return requests();
      };
      await control.reset();
      // Whatever the time of the run: some shops close for the night, some on Sundays.
      await control.setClock({ now: wednesdayAt(12) });
      await use(control);
    },
    { auto: true },
  ],
  problems: async ({ shop }, use) => {
    const problems = new Problems(shop.logs);
    await use(problems);
    const unexpected = problems.unexpected();
    if (unexpected.length > 0) throw new Error(`Complaints of browser or server:\n${unexpected.join("\n")}`);
  },
  context: async ({ context, driver, shop, locale, extraHTTPHeaders, problems }, use, { annotations }) => {
    const notePost = (body: string | null) => {
      const intent = body === null ? undefined : intentIn(body);
      if (intent) annotations.push({ type: postsMark, description: intent });
    };
    if (driver === "http") {
      // It has those of the methods that a parsed document can answer, and throws at others.
      const plain = new HttpContext({ baseURL: shop.url, locale: locale ?? "en-US", headers: extraHTTPHeaders });
      plain.onPost = notePost;
      await use(plain as unknown as BrowserContext);
      return;
    }
    // The warm window keeps what a test before has allowed.
    await context.clearPermissions();
    problems.watch(context);
    // Headers of the context are lost where a redirect leads on; a browser that saves data says so in every request.
    if (extraHTTPHeaders) {
      await context.route("**", (route, request) =>
        request.isNavigationRequest()
          ? route.continue({ headers: { ...request.headers(), ...extraHTTPHeaders } })
          : route.continue(),
      );
    }
    context.on("request", (request) => {
      if (request.method() === "POST") notePost(request.postData());
    });
    await use(context);
  },
  page: async ({ page, driver }, use) => {
    // The warm window keeps the pointer where the test before has left it.
    if (driver === "browser") await page.mouse.move(0, 0);
    await use(page);
  },
  expectAccessible: async ({ mode, driver }, use, { tags }) => {
    if (driver === "http") return use(async () => undefined);
    const scripting = mode !== "scripts-off";
    // The same document is judged whole with scripts, where the test runs with them (docs/decisions/0140).
    const onlyColors = !scripting && !isFull && !tags.includes("@noscript");
    await use((page, options) => expectNoAxeFindings(page, { scripting, onlyColors, ...options }));
  },
  expectLooksRight: async ({ mode, driver, expectAccessible }, use) => {
    if (driver === "http") return use(async () => undefined);
    const judged = isFull ? [360, 1280] : [mode === "scripts-on" ? 360 : 1280];
    await use(async (page) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideScroll(page);
        if (judged.includes(width)) await expectAccessible(page);
      }
    });
  },
});

export { expect } from "../http/expect";
export { expectNoSideScroll, expectRowsFit } from "./support/layout";
