import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { prepare, thisMachine } from "./programs";
import { slowestTests } from "./slowest-tests";
import { type Outcome, runSteps, type StartedStep, type Step } from "./steps";

/**
 * `npm test`: the whole proof. `--full` runs every test in each mode, looks and journeys in every combination of mode, language and theme, long fuzz runs and mutants, and goes on after a step that failed;
 * `--image` what depends on Node, which is to be the image's (`npm run test:image-node`).
 */

const isFull = process.argv.includes("--full");
const isImage = process.argv.includes("--image");
/** The image's Node runs within the full run, in whose length its tests would take an hour. */
const { FULL_RUN: _, ...environment } = process.env;
const npm = (script: string) => ["npm", "run", "--silent", script];
const reports = { units: "test-results/vitest.json", built: "test-results/vitest-built.json" };
const browserReport = "test-results/playwright.json";
const vitest = (report: string) => [
  "npx",
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${report}`,
];

/** The cheapest first, but for the build, which others wait for. */
const all: Step[] = [
  { name: "format and lint", command: npm("lint") },
  { name: "build", command: npm("build") },
  { name: "types", command: npm("typecheck") },
  { name: "import rules", command: npm("imports") },
  { name: "unused code", command: npm("knip") },
  { name: "unit and contract", command: vitest(reports.units) },
  {
    name: "process and budgets",
    command: [...vitest(reports.built), "--config=tests/built.config.ts"],
    after: ["build"],
    alone: true,
  },
  { name: "journeys", command: npm("test:browser"), after: ["build"], alone: true },
  { name: "requirements", command: [...npm("requirements"), "--", "--strict"], alone: true },
  ...(isFull
    ? [
        { name: "mutants", command: npm("mutants"), alone: true },
        { name: "on the image's Node", command: npm("test:image-node"), alone: true },
      ]
    : []),
];
const dependOnNode = ["build", "unit and contract", "process and budgets"];
const steps = isImage ? all.filter(({ name }) => dependOnNode.includes(name)) : all;

const linesOfFailure = 40;
const children = new Set<ChildProcess>();

/** In a process group of its own: a step is stopped with all that it started. */
function start({ command: [program = "", ...args], alone }: Step): StartedStep {
  const child = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...environment,
      ...(isFull ? { FULL_RUN: "1" } : {}),
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    },
  });
  children.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (alone) process.stdout.write(chunk);
    });
  }
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<{ hasPassed: boolean; output: string }>((resolve) => {
    child.on("error", (error) => resolve({ hasPassed: false, output: String(error) }));
    child.on("close", (code) => {
      children.delete(child);
      resolve({ hasPassed: code === 0, output: output() });
    });
  });
  return { ended, stop: () => stop(child) };
}

function stop(child: ChildProcess) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    // It ended by itself meanwhile.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of children) stop(child);
    process.exit(1);
  });
}

const took = ({ name, seconds, state }: Outcome) => `${seconds.toFixed(0).padStart(6)} s  ${name}: ${state}`;
const say = (text: string) => console.log(text);

const readiness = prepare(
  thisMachine,
  (command, args) => {
    const { status, stderr, error } = spawnSync(command, args, {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status === 0) return { error: null };
    return { error: error?.message ?? (stderr.trim().split("\n").at(-1) || `${command} ended with ${status}`) };
  },
  say,
);
if (readiness.stop !== null) {
  console.error(readiness.stop);
  process.exit(1);
}

say(`Node ${process.versions.node}`);
const startedAt = Date.now();
const outcomes = await runSteps(steps, {
  width: Math.min(4, Math.max(2, availableParallelism())),
  start,
  say,
  keepGoing: isFull,
});
say(`\nThe slowest tests without a browser:\n${slowestTests(Object.values(reports), 10).join("\n")}`);
say(`\nThe slowest tests in a browser, or over HTTP:\n${slowestTests([browserReport], 10).join("\n")}`);
say(`\n${outcomes.map(took).join("\n")}\n${((Date.now() - startedAt) / 60_000).toFixed(1).padStart(6)} min in all`);
if (readiness.notProven.length > 0) say(`\nNot proven here: ${readiness.notProven.join("; ")}`);

const failed = outcomes.filter(({ state }) => state === "failed");
for (const { name, output } of failed)
  console.error(`\nFailed: ${name}\n${output.trimEnd().split("\n").slice(-linesOfFailure).join("\n")}`);
if (failed.length > 0) process.exit(1);
