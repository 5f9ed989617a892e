import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { specsOfAreas } from "./spec-areas";

/**
 * `npm run test:changed [-- --base REV] [-- further words for Playwright]`: what a change against HEAD, or a revision, can reach.
 * For the inner loop: it guesses by imports and by names, so it proves nothing.
 */

const { values, positionals } = parseArgs({
  options: { base: { type: "string", default: "HEAD" } },
  allowPositionals: true,
});
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", values.base),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((path) => existsSync(path));

const specFolder = "tests/browser";
const specs = readdirSync(specFolder).filter((name) => name.endsWith(".spec.ts"));
const source = (path: string) => readFileSync(path, "utf8");

/** A feature's own folder; for a route, the features it puts together. */
function areasOf(path: string): string[] {
  if (path.startsWith("app/features/")) return path.split("/").slice(2, 3);
  if (!path.startsWith("app/routes/")) return [];
  return [...source(path).matchAll(/~\/features\/([\w-]+)\//g)].map(([, area = ""]) => area);
}

const isCode = (path: string) => !/\.test\.tsx?$/.test(path);
const touched = new Set(changed.filter(isCode).flatMap(areasOf));
const helpers = changed.flatMap((path) => /^tests\/browser\/(support\/\w[\w-]*)\.ts$/.exec(path)?.[1] ?? []);
const everywhere = changed.filter(
  (path) => isCode(path) && /^(app\/(?!features\/|routes\/)|sandbox\/|server\.ts)/.test(path),
);
const chosen = new Set([
  ...specs.filter((name) => changed.includes(`${specFolder}/${name}`)),
  ...specs.filter((name) => helpers.some((helper) => source(`${specFolder}/${name}`).includes(`"./${helper}"`))),
  ...specsOfAreas(specs, touched),
  ...(everywhere.length > 0 ? ["journeys.spec.ts"] : []),
]);

console.log(`${changed.length} files differ from ${values.base}.`);
if (everywhere.length > 0)
  console.log(`Reached from everywhere, so the journeys stand for all: ${everywhere.join(", ")}`);
console.log(`Browser tests: ${[...chosen].join(", ") || "none"}\n`);

function run(...args: string[]) {
  const { status } = spawnSync("npx", args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
run("vitest", "run", "--changed", values.base, "--passWithNoTests");
if (chosen.size > 0) {
  const files = [...chosen].map((name) => `${specFolder}/${name}`);
  run("playwright", "test", "--config", "tests/playwright.config.ts", ...files, ...positionals);
}
