import { readFileSync } from "node:fs";
import { outcomesOfLastRun } from "./evidence";
import { intentsWithoutScripts, mostFlaky, whatIsMissing } from "./proven-rows";

/**
 * `npm run requirements`: the rows of docs/requirements.md that the last run does not prove, by area, from the runners' own reports, and the tests that
 * passed only on a retry. Fails when a title names a row that does not exist; with `--strict` also when a row is left, or when more than a few tests were flaky.
 */
const isStrict = process.argv.includes("--strict");

function catalogue(): { id: string; text: string }[] {
  const [rows = ""] = readFileSync("docs/requirements.md", "utf8").split(/^## Number of rows/m);
  return [...rows.matchAll(/^\| ([A-Z][A-Za-z0-9-]*-\d+) \| (.*?) \| [^|]*\|$/gm)].map(([, id = "", text = ""]) => ({
    id,
    text,
  }));
}

const problems: string[] = [];
const outcomes = outcomesOfLastRun();
const rows = catalogue();

const left = rows.flatMap((row) => {
  const missing = whatIsMissing(row.id, outcomes);
  return missing === null ? [] : [{ ...row, missing, area: row.id.replace(/-\d+$/, "") }];
});
for (const area of new Set(left.map(({ area }) => area))) {
  const open = left.filter((row) => row.area === area);
  console.log(`\n${area}: ${open.length} left`);
  for (const { id, missing, text } of open) console.log(`  ${id} (${missing})  ${text.slice(0, 110)}`);
}
console.log(`\n${rows.length - left.length} of ${rows.length} rows are proven; ${left.length} are left.`);
if (isStrict && left.length > 0) problems.push(`${left.length} rows are left.`);

const known = new Set(rows.map(({ id }) => id));
const unknown = new Set(outcomes.flatMap((outcome) => outcome.rows).filter((id) => !known.has(id)));
if (unknown.size > 0) problems.push(`Titles name rows that do not exist: ${[...unknown].join(", ")}`);

const unscripted = intentsWithoutScripts(outcomes);
if (unscripted.length > 0)
  problems.push(`Posted without scripts only, by tests tagged @noscript: ${unscripted.join(", ")}`);

const flaky = outcomes.filter(({ state }) => state === "flaky");
for (const { test } of flaky) console.log(`Passed only on a retry: ${test}`);
if (isStrict && flaky.length > mostFlaky)
  problems.push(`${flaky.length} tests passed only on a retry; ${mostFlaky} are borne.`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
