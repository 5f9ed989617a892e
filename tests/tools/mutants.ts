import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { type FileScore, type MutationReport, scoresOf } from "./mutation-score";

/**
 * `npm run mutants [-- --mutate path]`: StrykerJS changes the rules of tests/stryker.config.json one place at a time; a test beside them must notice.
 * Fails below the lowest scores, over all and in any file. `--incremental` tries again only what has changed since the last such run.
 */
const lowest = { all: 85, each: 75 };
const report = "test-results/mutants.json";

// Many more examples for each property would be drawn for each mutant.
const { FULL_RUN: _, ...environment } = process.env;
rmSync(report, { force: true });
const stryker = ["stryker", "run", "tests/stryker.config.json", ...process.argv.slice(2)];
const { status } = spawnSync("npx", stryker, { stdio: "inherit", env: environment });
if (status !== 0) process.exit(status ?? 1);

const { all, each } = scoresOf(JSON.parse(readFileSync(report, "utf8")) as MutationReport);
const line = ({ file, found, valid, percent }: FileScore) =>
  `${percent.toFixed(1).padStart(5)} %  ${found}/${valid}  ${file}`;
console.log([...each, all].map(line).join("\n"));
const low = [...each.filter(({ percent }) => percent < lowest.each), ...(all.percent < lowest.all ? [all] : [])];
for (const score of low) console.error(`Too many changes go unnoticed: ${line(score)}`);
if (low.length > 0) process.exitCode = 1;
