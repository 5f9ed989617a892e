import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { moduleTypes } from "~/module-kinds";
import type { Walked } from "../walker/main";
import { replay, run } from "../walker/run";
import type { DriverName, Script, Surroundings } from "../walker/steps";
import type { Finding } from "../walker/walk";

/** Short walks with one seed, the same in every run; long ones with a new seed in `npm run test:full`. */
const isFull = Boolean(process.env.FULL_RUN);
const seed = isFull ? Math.floor(Math.random() * 1e6) : 139;
/** `from`: the first walk of the seed. */
type Part = { driver: DriverName; steps: number; from: number };
/** Half of the long walk over HTTP: 125 customers with 40 steps each. */
const half = { steps: 5000, walks: 125 };
/** What is walked at once: HTTP's many steps in two halves, a core each. */
const parts: Part[] = isFull
  ? [
      { driver: "http", steps: half.steps, from: 0 },
      { driver: "http", steps: half.steps, from: half.walks },
      { driver: "chromium", steps: 1000, from: 0 },
    ]
  : [
      { driver: "http", steps: 20, from: 0 },
      { driver: "chromium", steps: 12, from: 0 },
    ];
/** Short walks have a few steps each, in surroundings as different as can be: of every module, and with a browser once without scripts. */
const shortWalks: Record<DriverName, readonly number[]> = { http: [0, 10, 14, 24, 28], chromium: [0, 10, 24] };
/** How many times longer than usual an answer may take: for machines that do other things as well. */
const patience = Number(process.env.WALK_PATIENCE ?? (isFull ? 1 : 3));
const limitMs = 4 * 3_600_000;

/** Of the routes, dialogs and intents, those that each part has not reached. */
const missed = new Map<Part, string[]>();
/** Surroundings that short walks went through. */
const met = new Map<DriverName, Surroundings[]>();

async function walkHere(part: Part): Promise<Walked> {
  const surroundings: Surroundings[] = [];
  met.set(part.driver, surroundings);
  const walks = isFull ? undefined : shortWalks[part.driver];
  const onWalk = (_: number, own: Surroundings) => void surroundings.push(own);
  const { findings, coverage } = await run({ ...part, seed, patience, walks, onWalk });
  return { findings, missing: coverage.missing() };
}

/** In a process beside this one: a walk computes so much that another would wait for it at every step. */
async function walkBeside(part: Part): Promise<Walked> {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-walk-"));
  const out = join(folder, "walked.json");
  const options = { ...part, seed, patience, out };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // It fails when it has found something; what that is stands in its file.
  const complaint = await new Promise<string>((resolve) => {
    execFile(process.execPath, ["--import", "tsx", "tests/walker/main.ts", ...args], (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });
  if (!existsSync(out)) throw new Error(complaint);
  const walked = JSON.parse(readFileSync(out, "utf8"));
  rmSync(folder, { recursive: true });
  return walked;
}

function expectNothing(findings: Finding[]) {
  const told = findings.map(
    ({ sentence, script }) => `${sentence}\n${JSON.stringify(script)}\n(seed ${seed}, npm run walk -- --replay FILE)`,
  );
  expect(told.join("\n\n"), `seed ${seed}`).toBe("");
}

// Each in a shop of its own: side by side they take as long as the longest.
for (const [index, part] of parts.entries()) {
  const { driver, from } = part;
  test.concurrent(`a customer who presses whatever is offered finds nothing wrong: ${driver}, from walk ${from}`, {
    // A press before a page in a browser is hydrated meets another moment on a slow machine: what one walk of two finds is for the full run to find again.
    retry: driver === "chromium" && !isFull ? 1 : 0,
    timeout: limitMs,
  }, async () => {
    const { findings, missing } = await (isFull && index > 0 ? walkBeside : walkHere)(part);
    missed.set(part, missing);
    expectNothing(findings);
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

test.skipIf(isFull)("short walks meet both languages, both widths, guests and customers, and every module", () => {
  const setOf = (name: keyof Surroundings, ...drivers: DriverName[]) =>
    new Set(drivers.flatMap((driver) => met.get(driver) ?? []).map((surroundings) => surroundings[name]));
  for (const driver of ["http", "chromium"] as const) {
    expect(setOf("language", driver)).toEqual(new Set(["en", "ar"]));
    expect(setOf("width", driver)).toEqual(new Set([360, 1280]));
    expect(setOf("who", driver)).toEqual(new Set(["guest", "customer"]));
  }
  expect(setOf("module", "http")).toEqual(new Set(moduleTypes));
  expect(setOf("scripts", "chromium")).toEqual(new Set([true, false]));
});

test.runIf(isFull)(
  "long walks reach every route, every dialog and every intent",
  async () => {
    const [first = [], ...others] = missed.values();
    const wanted = first.filter((name) => others.every((missing) => missing.includes(name)));
    const { findings, coverage } = await run({
      driver: "http",
      seed,
      patience,
      steps: 0,
      from: 2 * half.walks,
      wanted,
      cover: true,
    });
    expectNothing(findings);
    expect(coverage.missing()).toEqual([]);
  },
  limitMs,
);
