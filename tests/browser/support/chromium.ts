import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser of the journeys: CHROMIUM_PATH, the system's, then Playwright's own.
 * @throws Error with one line that says how to get one.
 */
export function findChromium(): string {
  const system = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((directory) => systemNames.map((name) => join(directory, name)));
  const found = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  throw new Error("No Chromium found: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.");
}
