import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import { layOutAll } from "./layout";

type Options = {
  /** axe is a script itself: of a page without scripting it judges the same HTML in a browser that has scripting. */
  scripting: boolean;
  /** Rules with an exception on record in docs/decisions. */
  except?: string[];
};

/** Expects that axe finds nothing on the page, with all of its default rules. */
export async function expectNoAxeFindings(browser: Browser, page: Page, { scripting, except = [] }: Options) {
  const subject = scripting ? page : await scriptlessCopy(browser, page);
  await layOutAll(subject);
  // What fades has not its colours yet: no new fading, and what fades is waited for.
  await subject.emulateMedia({ reducedMotion: "reduce" });
  await subject.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page: subject })
    // What has passed need not be listed; and without frames of others no second page need put the parts together.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .disableRules(except)
    .analyze();
  if (subject !== page) await subject.context().close();
  else await page.emulateMedia({ reducedMotion: null });
  const findings = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => html)].join("\n    "),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

async function scriptlessCopy(browser: Browser, page: Page): Promise<Page> {
  const html = (await page.content()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    colorScheme: isDark ? "dark" : "light",
  });
  const copy = await context.newPage();
  // Pictures keep their places without being drawn once more.
  await copy.route("**/*", (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: "image/svg+xml" })
      : route.continue(),
  );
  await copy.route(page.url(), (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
  await copy.goto(page.url());
  return copy;
}
