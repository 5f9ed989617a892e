import type { Browser, BrowserContext, ElementHandle, Page } from "@playwright/test";
import { hydrated } from "../browser/support/hydrated";
import { Problems } from "../browser/support/problems";
import type { Answer, Cookies, Driver } from "./driver";
import { outOfSight } from "./in-sight";
import { type Look, lookAt } from "./look";
import type { Step, Surroundings, Typed } from "./steps";

/** Later answers are judged by their time; who waits this long waits for nothing. */
const restMs = 60_000;
const actionMs = 5000;
const height = 740;

/** A function as text for the page. Compilers wrap functions in a helper that the page does not have. */
const inPage = (code: string) => `(() => { const __name = (named) => named; return ${code}; })()`;
const isShownInBrowser = `((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)`;
const looking = (wanted?: string) =>
  inPage(`(${lookAt})(document, ${isShownInBrowser}${wanted === undefined ? "" : `, ${JSON.stringify(wanted)}`})`);

/** Whether nothing is under way: no navigation, no form in the background. */
const isAtRest = () => {
  const { __remixRouter: router } = window as unknown as {
    __remixRouter?: { state: { navigation: { state: string }; fetchers: Map<string, { state: string }> } };
  };
  if (!router) return true;
  // A dialog whose script is on its way: the page behind it is inert already.
  if (document.querySelector("main[inert]") && !document.querySelector("dialog[open]")) return false;
  return (
    router.state.navigation.state === "idle" &&
    [...router.state.fetchers.values()].every(({ state }) => state === "idle")
  );
};

/** A list offers what it offered before, but times that have passed since. */
const offers = (field: ElementHandle<HTMLInputElement>, value: string) =>
  field.evaluate(
    (element: HTMLElement, wanted) =>
      !(element instanceof HTMLSelectElement) || [...element.options].some((option) => option.value === wanted),
    value,
  );

/** What something sticks over, as a bar at the window's foot, people scroll further until they see it. */
const intoSight = (control: Element) => {
  const { left, top, width, height } = control.getBoundingClientRect();
  if (!control.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    control.scrollIntoView({ block: "center", behavior: "instant" });
};

/** Walks in a warm browser, in a window of its own. */
export async function chromiumDriver(
  browser: Browser,
  origin: string,
  { language, width, scripts }: Surroundings,
  cookies: Cookies,
): Promise<Driver> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === "ar" ? "ar-EG" : "en-US",
    viewport: { width, height },
    javaScriptEnabled: scripts,
    serviceWorkers: "block",
    reducedMotion: "reduce",
    // Without a screen nobody asks for it, and a browser that denies it is told of in the console (ERR-06).
    permissions: ["clipboard-write"],
  });
  context.setDefaultTimeout(restMs);
  const problems = new Problems(() => []);
  problems.watch(context);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  const answers = watchAnswers(context, origin);
  let page = await context.newPage();
  let other: Page | null = null;
  let told = 0;
  const stuck: string[] = [];

  const settle = async () => {
    await page.waitForLoadState("load");
    if (!scripts || new URL(page.url()).origin !== origin) return;
    const wait = async () => {
      // Lite mode has no scripts, nor has an error page outside the frame.
      if (await page.evaluate(() => document.querySelector("#main") !== null && "__remixContext" in window))
        await hydrated(page);
      await page.waitForFunction(isAtRest);
      // A press that the page has not come to yet.
      await page.waitForTimeout(200);
      await page.waitForFunction(isAtRest);
    };
    // A second press, or the theme, loads the page anew while it is waited for: then the new one must come to rest.
    for (let loads = 0; loads < 4; loads += 1) {
      const fault = await wait().then(
        () => null,
        (error: unknown) => String(error),
      );
      if (fault === null) return;
      if (!fault.includes("context was destroyed")) break;
      await page.waitForLoadState("load");
    }
    stuck.push("the page does not come to rest");
  };
  /** A page that is left while it is looked at is looked at again, as the one that came. */
  const onceMore = <T>(look: () => Promise<T>) => look().catch(() => settle().then(look));
  /** Without scripts a page may have come to rest before a slow answer to a press begins to take its place. */
  const ofWhatStays = async (look: string) => {
    const atOnce = `(async () => ({ isComplete: document.readyState === "complete", seen: await ${look} }))()`;
    for (let loads = 0; loads < 4; loads += 1) {
      const { isComplete, seen } = (await onceMore(() => page.evaluate(atOnce))) as {
        isComplete: boolean;
        seen: unknown;
      };
      if (isComplete) return seen;
      await settle();
    }
    throw new Error("the page never stays");
  };
  const find = async (key: string) =>
    (await onceMore(() => page.evaluateHandle(looking(key)))).asElement() as ElementHandle<HTMLElement> | null;
  const fill = async (control: ElementHandle<HTMLElement>, typed: Typed = {}) => {
    for (const [name, value] of Object.entries(typed)) {
      const field = (
        await control.evaluateHandle(
          (element, wanted) =>
            [...((element as HTMLInputElement).form?.elements ?? [])].find(
              (one) =>
                (one as HTMLInputElement).name === wanted[0] &&
                (!one.matches("[type=radio], [type=checkbox]") || (one as HTMLInputElement).value === wanted[1]),
            ) ?? null,
          [name, value] as const,
        )
      ).asElement() as ElementHandle<HTMLInputElement> | null;
      const kind = await field?.evaluate(({ type }) => type);
      if (!field || kind === "file" || kind === "range") continue;
      if (kind === "radio" || kind === "checkbox") await field.evaluate((element) => element.click());
      // What was chosen before has put it out of sight: nobody types there, and nothing typed can be lost.
      else if (!(await field.isVisible()) || !(await offers(field, value))) delete typed[name];
      else if (kind === "select-one") await field.selectOption(value, { timeout: actionMs });
      else
        await field.fill(value, { timeout: actionMs }).catch(() => {
          // Nobody can type letters into a number's field.
          if (kind === "number") return;
          return field.evaluate((element, text) => {
            element.value = text;
          }, value);
        });
    }
  };

  async function act(step: Step): Promise<boolean> {
    switch (step.do) {
      case "open":
        // An answer without content leaves the browser where it is, and so does a file.
        await page.goto(step.address).catch((error: Error) => {
          if (answers.at(-1)?.status !== 204 && !error.message.includes("Download is starting")) throw error;
        });
        return true;
      case "press": {
        if (step.quick) await page.reload({ waitUntil: "commit" }).then(() => page.waitForSelector("body"));
        const control = await find(step.control);
        if (!control) return false;
        await fill(control, step.typed);
        await control.evaluate(intoSight);
        // A person presses the place where it is seen, whatever lies over it.
        const press = step.twice
          ? control.dblclick({ force: true, timeout: actionMs })
          : control.click({ force: true, timeout: actionMs });
        return press.then(
          () => true,
          () => false,
        );
      }
      case "enter": {
        const field = await find(step.field);
        if (!field || !(await field.isVisible())) return false;
        await fill(field, step.typed);
        await field.press("Enter", { timeout: actionMs });
        return true;
      }
      case "send":
        return false;
      case "cookie":
        await context.addCookies([{ name: step.name, value: step.value, url: origin }]);
        await page.reload();
        return true;
      case "back":
        return (await page.goBack()) !== null;
      case "forward":
        return (await page.goForward()) !== null;
      case "reload":
        await page.reload();
        return true;
      case "escape":
        await page.keyboard.press("Escape");
        return true;
      case "tab": {
        const address = page.url();
        await other?.close();
        other = page;
        page = await context.newPage();
        await page.goto(address);
        return true;
      }
      case "other tab":
        if (!other) return false;
        [page, other] = [other, page];
        await page.bringToFront();
        return true;
    }
  }

  return {
    look: () => ofWhatStays(looking()) as Promise<Look>,
    async take(step) {
      answers.length = 0;
      const isDone = await act(step).catch((error: Error) => {
        stuck.push(`"${step.do}" got stuck: ${error.message.split("\n")[0]}`);
        return true;
      });
      // A press that leads to another document has not left this one yet.
      await page.waitForTimeout(100);
      await settle();
      return isDone && [...answers];
    },
    async faults() {
      const news = problems.unexpected().slice(told);
      told += news.length;
      const troubles = [...news.map((text) => `console: ${text}`), ...stuck.splice(0)];
      if (new URL(page.url()).origin !== origin) return troubles;
      const seen = (await ofWhatStays(inPage(`(${outOfSight})(${scripts})`))) as string[];
      return [...troubles, ...seen];
    },
    close: () => context.close(),
  };
}

/** Documents and data of the storefront, as they are answered. */
function watchAnswers(context: BrowserContext, origin: string): Answer[] {
  const answers: Answer[] = [];
  context.on("response", (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from !== origin || !(response.request().isNavigationRequest() || pathname.endsWith(".data"))) return;
    const { responseStart } = response.request().timing();
    const isPage = response.headers()["content-type"]?.includes("html") ?? false;
    answers.push({ url: response.url(), status: response.status(), ms: responseStart, isPage });
  });
  return answers;
}
