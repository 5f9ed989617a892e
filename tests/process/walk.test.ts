import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Coverage } from "../walker/coverage";
import { replay, run } from "../walker/run";
import type { DriverName, Script } from "../walker/steps";

/** Short walks with one seed, the same in every run; long ones with a new seed in `npm run test:full`. */
const isFull = Boolean(process.env.FULL_RUN);
const seed = isFull ? Math.floor(Math.random() * 1e6) : 139;
const lengths: Partial<Record<DriverName, number>> = isFull
  ? { http: 10_000, chromium: 1000 }
  : { http: 20, chromium: 10 };
/** How many times longer than usual an answer may take: for machines that do other things as well. */
const patience = Number(process.env.WALK_PATIENCE ?? (isFull ? 1 : 3));
const limitMs = 4 * 3_600_000;

/** What each driver has met: it presses what it has met least, so the same seed leads the same way only where nobody else counts along. */
const coverages = new Map<DriverName, Coverage>();

// Each in a shop of its own: side by side they take as long as the longer one.
for (const [driver, steps] of Object.entries(lengths) as [DriverName, number][]) {
  test.concurrent(`a customer who presses whatever is offered finds nothing wrong: ${driver}`, {
    // A press before a page in a browser is hydrated meets another moment on a slow machine: what one walk of two finds is for the full run to find again.
    retry: driver === "chromium" && !isFull ? 1 : 0,
    timeout: limitMs,
  }, async () => {
    const coverage = new Coverage();
    coverages.set(driver, coverage);
    const { findings } = await run({ driver, seed, steps, patience, coverage });
    const told = findings.map(
      ({ sentence, script }) => `${sentence}\n${JSON.stringify(script)}\n(seed ${seed}, npm run walk -- --replay FILE)`,
    );
    expect(told.join("\n\n"), `seed ${seed}`).toBe("");
  });
}

const scripts = "tests/walker/scripts";

/** What walks once found. */
test.runIf(isFull).each(readdirSync(scripts))(
  "a way that was wrong once is right: %s",
  async (file) => {
    const script = JSON.parse(readFileSync(`${scripts}/${file}`, "utf8")) as Script;
    expect((await replay(script, patience)).map(({ sentence }) => sentence)).toEqual([]);
  },
  limitMs,
);

test.runIf(isFull)("long walks reach every route, every dialog and every intent", () => {
  const [first = [], ...others] = [...coverages.values()].map((coverage) => coverage.missing());
  expect(first.filter((name) => others.every((missing) => missing.includes(name)))).toEqual([]);
});
