import { spawnSync } from "node:child_process";

const isFull = process.argv.includes("--full");
const vitest = ["vitest", "run", "--reporter=default", "--reporter=json"];

/** The whole proof, cheapest first; `--full` runs every combination of mode, language and theme, and long fuzz runs. */
const steps: Record<string, string[]> = {
  "format and lint": ["npm", "run", "--silent", "lint"],
  types: ["npm", "run", "--silent", "typecheck"],
  "import rules": ["npm", "run", "--silent", "imports"],
  "unit and contract": [...vitest, "--outputFile=test-results/vitest.json"],
  build: ["npm", "run", "--silent", "build"],
  "process and budgets": [...vitest, "--config=tests/built.config.ts", "--outputFile=test-results/vitest-built.json"],
  journeys: ["npm", "run", "--silent", "test:browser"],
  requirements: ["npm", "run", "--silent", "requirements"],
  ...(isFull ? { mutants: ["npm", "run", "--silent", "mutants"] } : {}),
};

const environment = { ...process.env, ...(isFull ? { FULL_RUN: "1" } : {}) };
const durations: string[] = [];
for (const [name, [command = "", ...args]] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: environment });
  durations.push(`${name} ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  if (status !== 0) {
    console.error(`\nFailed: ${name}`);
    process.exit(1);
  }
}
console.log(`\nAll passed: ${durations.join(", ")}`);
