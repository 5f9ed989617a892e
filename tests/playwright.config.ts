import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, devices, type Project } from "@playwright/test";
import type { VisitOptions } from "./browser/fixtures";
import { unseenWindow } from "./browser/support/windows";

const results = (name: string) => fileURLToPath(new URL(`../test-results/${name}`, import.meta.url));

const isFull = Boolean(process.env.FULL_RUN);

const scripting = {
  "scripts-on": {},
  "scripts-off": { javaScriptEnabled: false },
  lite: { extraHTTPHeaders: { "Save-Data": "on" } },
};
const modes = ["scripts-on", "scripts-off", "lite"] as const;

type Surroundings = { language: "en" | "ar"; theme: "light" | "dark" };
const surroundings: Surroundings[] = [
  { language: "en", theme: "light" },
  { language: "en", theme: "dark" },
  { language: "ar", theme: "light" },
  { language: "ar", theme: "dark" },
];

/** English and light are not named: `scripts-on`, `scripts-off-dark`, `lite-ar`. */
const nameOf = (mode: string, { language, theme }: Surroundings) =>
  [mode, language === "ar" && "ar", theme === "dark" && "dark"].filter(Boolean).join("-");

/**
 * `@scripts`: behaviour made of scripts; without them the page has another way, with a test of its own.
 * `@noscript`: `npm test` runs it without scripts only, over HTTP or, with `@css`, in Chromium (docs/decisions/0140). The full run has it with scripts too.
 */
const withoutScripts = { grepInvert: /@scripts/ };

/** Two tabs, double clicks and lost answers, where pages load themselves again, need a browser; without scripts they wait a minute each, in the full run. */
const orderSafety = { testIgnore: /order-safety/ };
const withoutLongWaits = isFull ? {} : orderSafety;

const looksAndJourneys = /@look|@matrix/;

/**
 * What runs when not all is run. Every test runs without scripts: over HTTP, where no style sheet decides (docs/decisions/0138). With scripts run those that
 * add something to it; `@look` (axe, widths) and `@matrix` (journeys) in Arabic. `@dark` (screens that have the parts of all others) also meets the dark theme
 * in Chromium; lite mode, which sends no scripts either, an order over HTTP. That order is made with scripts by keys alone, and in Firefox and WebKit.
 */
const choices: Record<string, Pick<Project, "grep" | "grepInvert">> = {
  "scripts-on": { grepInvert: /@noscript|@look|@matrix/ },
  "scripts-on-ar": { grep: looksAndJourneys, grepInvert: /J1:|@noscript/ },
  "scripts-off-dark": { grep: /@css|@dark/, grepInvert: /@scripts/ },
};

/**
 * The full run has every test in these and, over HTTP, in lite mode; looks and journeys in every other combination: colours, languages and directions
 * change no rule, and what `@css` measures is measured with the shop's fonts, which lite pages do without.
 */
const wholeInFull = ["scripts-on", "scripts-off"];
const fullChoice = (name: string, mode: string): Pick<Project, "grep" | "grepInvert"> => ({
  ...(wholeInFull.includes(name) ? {} : { grep: looksAndJourneys }),
  ...(mode === "scripts-on" ? {} : withoutScripts),
});

const overHttp = (
  name: string,
  mode: "scripts-off" | "lite",
  chosen?: Pick<Project, "grep">,
): Project<VisitOptions> => ({
  name,
  ...chosen,
  use: { mode, driver: "http", language: "en", ...scripting[mode] },
  grepInvert: /@scripts|@css|@dark/,
  ...orderSafety,
});

export default defineConfig<VisitOptions>({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: results("browser"),
  snapshotPathTemplate: "{testDir}/transcripts/{arg}{ext}",
  globalSetup: "./harness/ensure-built.ts",
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall a page for seconds; what passes only then is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: results("playwright.json") }]],
  use: {
    // The device's user agent is an ordinary one: "HeadlessChrome" would be taken for a crawler.
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    // One warm window per worker: cookies, storage, routes and clock are laid back between tests, the renderer and its caches stay.
    reuseContext: true,
    // push.spec.ts and offline.spec.ts have one; elsewhere it would stand between the page and what a test serves in its place.
    serviceWorkers: "block",
    launchOptions: unseenWindow(),
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    actionTimeout: 20_000,
  },
  projects: [
    overHttp("http", "scripts-off"),
    overHttp("lite-http", "lite", isFull ? {} : { grep: /J1:/ }),
    ...modes.flatMap((mode) =>
      surroundings
        .map((around) => ({ ...around, name: nameOf(mode, around) }))
        .filter(({ name }) => isFull || name in choices)
        .map(({ name, language, theme }) => ({
          name,
          ...(isFull ? fullChoice(name, mode) : choices[name]),
          ...(mode === "scripts-on" ? {} : withoutLongWaits),
          use: { mode, language, colorScheme: theme, ...scripting[mode] },
        })),
    ),
  ],
});
