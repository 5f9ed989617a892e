import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import type { VisitOptions } from "./browser/fixtures";
import { findChromium } from "./browser/support/chromium";

const results = (name: string) => fileURLToPath(new URL(`../test-results/${name}`, import.meta.url));

const isFull = Boolean(process.env.FULL_RUN);

const scripting = {
  "scripts-on": {},
  "scripts-off": { javaScriptEnabled: false },
  lite: { extraHTTPHeaders: { "Save-Data": "on" } },
};
const modes = ["scripts-on", "scripts-off", "lite"] as const;

const combinations: { language: "en" | "ar"; theme: "light" | "dark" }[] = [
  { language: "en", theme: "light" },
  { language: "en", theme: "dark" },
  { language: "ar", theme: "light" },
  { language: "ar", theme: "dark" },
];
const isPlain = ({ language, theme }: (typeof combinations)[number]) => language === "en" && theme === "light";

export default defineConfig<VisitOptions>({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: results("browser"),
  globalSetup: "./harness/ensure-built.ts",
  workers: 2,
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
    launchOptions: { executablePath: findChromium() },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    actionTimeout: 20_000,
  },
  // `@scripts`: behaviour made of scripts; without them the page has another way, with a test of its own.
  // Every test runs in English and light, with scripts on and off; lite mode, Arabic and dark join in the full run.
  projects: modes.flatMap((mode) =>
    combinations
      .filter((combination) => isFull || (isPlain(combination) && mode !== "lite"))
      .map(({ language, theme }) => ({
        name: [mode, ...(isPlain({ language, theme }) ? [] : [language, theme])].join("-"),
        ...(mode === "scripts-on" ? {} : { grepInvert: /@scripts/ }),
        // Two tabs and lost answers without scripts wait a minute each: they belong to the full run.
        ...(mode === "scripts-on" || isFull ? {} : { testIgnore: /order-safety/ }),
        use: { mode, language, colorScheme: theme, ...scripting[mode] },
      })),
  ),
});
