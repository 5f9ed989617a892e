import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../../tools/sources";
import { replay, run } from "./run";
import type { Script, Step } from "./steps";
import type { Finding } from "./walk";

/**
 * `npm run walk -- --driver http --seed 7 --steps 400`: a customer who presses whatever the page offers.
 * `--from N` begins at the seed's walk N; `--patience N` lets answers take N times as long; `--verbose` tells each step; `--cover` walks on for routes, dialogs and
 * intents that were not reached, and fails when one is left; `--out FILE` writes what was found and not reached; `--replay FILE` runs one script again.
 */
const { values } = parseArgs({
  options: {
    driver: { type: "string", default: "http" },
    seed: { type: "string" },
    steps: { type: "string", default: "400" },
    from: { type: "string", default: "0" },
    patience: { type: "string", default: "1" },
    verbose: { type: "boolean", default: false },
    cover: { type: "boolean", default: false },
    out: { type: "string" },
    replay: { type: "string" },
  },
});

/** What `--out` writes. */
export type Walked = { findings: Finding[]; missing: string[] };

const folder = "test-results/walks";

function tell(findings: Finding[], name: string) {
  mkdirSync(folder, { recursive: true });
  findings.forEach(({ sentence, script }, index) => {
    const file = `${folder}/${name}-${index + 1}.json`;
    writeFileSync(file, JSON.stringify({ finding: sentence, ...script }, null, 2));
    console.log(`\n✗ ${sentence}\n  again: npm run walk -- --replay ${file}`);
    for (const step of script.steps.slice(-8)) console.log(`  ${JSON.stringify(step).slice(0, 300)}`);
  });
}

ensureBuilt();
const patience = Number(values.patience);
if (values.replay) {
  const findings = await replay(JSON.parse(readFileSync(values.replay, "utf8")) as Script, patience);
  tell(findings, "replayed");
  console.log(findings.length === 0 ? "Nothing was found." : `\n${findings.length} found`);
  process.exit(findings.length === 0 ? 0 : 1);
}
const driver = values.driver === "chromium" ? "chromium" : "http";
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const { findings, coverage, steps } = await run({
  driver,
  seed,
  steps: Number(values.steps),
  from: Number(values.from),
  patience,
  cover: values.cover,
  ...(values.verbose ? { onStep: (step: Step) => console.log(JSON.stringify(step).slice(0, 200)) } : {}),
  onWalk: (walk, { who, module, language, width, scripts }, news) => {
    const where = `${who}, ${module}, ${language}, ${width} px${scripts ? ", scripts" : ""}`;
    console.log(`seed ${seed}, walk ${walk}: ${where}`);
    tell(news, `${driver}-${seed}-${walk}`);
  },
});
const missing = coverage.missing();
if (values.out) writeFileSync(values.out, JSON.stringify({ findings, missing } satisfies Walked));
console.log(
  `\n${steps} steps, seed ${seed}: ${findings.length} found; not reached: ${missing.join(", ") || "nothing"}`,
);
process.exit(findings.length > 0 || (values.cover && missing.length > 0) ? 1 : 0);
