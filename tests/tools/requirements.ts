import { existsSync, readFileSync } from "node:fs";
import { kindOf } from "./row-kinds";

/**
 * `npm run requirements`: the rows of docs/requirements.md that no passing test proves, by area, from the runners' own reports.
 * With `--strict` it fails when a row is left.
 */

type Evidence = { id: string; source: "unit" | "contract" | "scripts-on" | "scripts-off" };

const rowId = /\b[A-Z][A-Z0-9]+(?:-[a-z]+)?-\d{2,3}\b/g;
const maximumIdsInTitle = 3;

function idsIn(title: string): string[] {
  const ids = title.match(rowId) ?? [];
  if (ids.length > maximumIdsInTitle) throw new Error(`More than ${maximumIdsInTitle} rows in one title: ${title}`);
  return ids;
}

function readJson<T>(path: string): T | null {
  if (!existsSync(path)) {
    console.error(`No report at ${path}: run npm test first.`);
    return null;
  }
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; fullName: string; status: string }[] }[];
};

function vitestEvidence(path: string): Evidence[] {
  const report = readJson<VitestReport>(path);
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .flatMap(({ title }) => idsIn(title))
      .map((id) => ({ id, source: name.includes("/tests/contract/") ? ("contract" as const) : ("unit" as const) })),
  );
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
};

function playwrightEvidence(path: string): Evidence[] {
  const report = readJson<{ suites: PlaywrightSuite[] }>(path);
  const walk = (suite: PlaywrightSuite): Evidence[] => [
    ...(suite.suites ?? []).flatMap(walk),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "expected")
        .flatMap(({ projectName }) => {
          const source = (["scripts-on", "scripts-off"] as const).find((mode) => projectName.startsWith(mode));
          return source ? idsIn(title).map((id) => ({ id, source })) : [];
        }),
    ),
  ];
  return (report?.suites ?? []).flatMap(walk);
}

function isProven(id: string, sources: ReadonlySet<Evidence["source"]>): boolean {
  switch (kindOf(id)) {
    case "screen":
      return sources.has("scripts-on") && sources.has("scripts-off");
    case "scripts":
      return sources.has("scripts-on");
    case "call":
      return sources.has("contract") || sources.has("scripts-off") || sources.has("scripts-on");
    case "rule":
      return sources.size > 0;
  }
}

function catalogue(): { id: string; text: string }[] {
  const [rows = ""] = readFileSync("docs/requirements.md", "utf8").split(/^## Number of rows/m);
  return [...rows.matchAll(/^\| ([A-Z][A-Za-z0-9-]*-\d+) \| (.*?) \| [^|]*\|$/gm)].map(([, id = "", text = ""]) => ({
    id,
    text,
  }));
}

const evidence = [
  ...vitestEvidence("test-results/vitest.json"),
  ...vitestEvidence("test-results/vitest-built.json"),
  ...playwrightEvidence("test-results/playwright.json"),
];
const sources = new Map<string, Set<Evidence["source"]>>();
for (const { id, source } of evidence) sources.set(id, (sources.get(id) ?? new Set()).add(source));

const rows = catalogue();
const known = new Set(rows.map(({ id }) => id));
const unknown = [...sources.keys()].filter((id) => !known.has(id));
const left = rows.filter(({ id }) => !isProven(id, sources.get(id) ?? new Set()));

const areas = new Map<string, { id: string; text: string }[]>();
for (const row of left) {
  const area = row.id.replace(/-\d+$/, "");
  areas.set(area, [...(areas.get(area) ?? []), row]);
}
for (const [area, open] of areas) {
  console.log(`\n${area}: ${open.length} left`);
  for (const { id, text } of open) console.log(`  ${id} (${kindOf(id)})  ${text.slice(0, 110)}`);
}
console.log(
  `\n${rows.length - left.length} of ${rows.length} rows are proven by a passing test; ${left.length} are left.`,
);
if (unknown.length > 0) {
  console.error(`Titles name rows that do not exist: ${unknown.join(", ")}`);
  process.exitCode = 1;
}
if (process.argv.includes("--strict") && left.length > 0) process.exitCode = 1;
