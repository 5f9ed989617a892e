import { existsSync, readFileSync } from "node:fs";

/** Where a test was run. A page of the HTTP driver is a page without scripts; `other` is a browser's project that no row asks for. */
export type Source = "unit" | "contract" | "scripts-on" | "scripts-off" | "other";

/** What one test of a runner's report says about the rows that its title names. */
export type TestOutcome = {
  /** The title, and the browser's project. */
  test: string;
  rows: string[];
  source: Source;
  /** `flaky`: passed only on a retry. */
  state: "passed" | "flaky" | "failed" | "skipped";
  /** It looked at what the sandbox had recorded. */
  readsRequests: boolean;
  /** It runs without scripts only: same-page.spec.ts shows that scripts leave pages as they are, and other tests post its forms with scripts. */
  isWithoutScripts: boolean;
  /** The intents of the forms that it posted in a page. */
  posts: string[];
};

/** The mark of a test that looked at what the sandbox had recorded, in the JSON reports of both runners. */
export const readsRequestsMark = "reads-requests";

/** How often a test was tried again, in the JSON reports of the unit runner. */
const retriesMark = "retries";

/** Marks a test that is tried again. Called after each try: of one that never passes, the report says that it failed. */
export function noteRetries({
  result,
  meta,
}: {
  result?: { retryCount?: number | undefined } | undefined;
  meta: object;
}) {
  if (result?.retryCount) Object.assign(meta, { [retriesMark]: result.retryCount });
}

/** The kind of annotation that names an intent which a browser test posted. */
export const postsMark = "posts";

/** The intent that a form's body names, encoded either way. */
export function intentIn(body: string): string | undefined {
  return new URLSearchParams(body).get("intent") ?? /name="intent"\r\n\r\n([^\r]*)/.exec(body)?.[1];
}

/** Projects of the browser by the beginning of their names. */
const projectSources: [prefix: string, source: Source][] = [
  ["scripts-on", "scripts-on"],
  ["scripts-off", "scripts-off"],
  ["http", "scripts-off"],
];

const rowId = /\b[A-Z][A-Z0-9]+(?:-[a-z]+)?-\d{2,3}\b/g;
const maximumRowsInTitle = 3;

/** @throws where a title names more rows than one test can prove. */
export function rowsIn(title: string): string[] {
  const rows = title.match(rowId) ?? [];
  if (rows.length > maximumRowsInTitle) throw new Error(`More than ${maximumRowsInTitle} rows in one title: ${title}`);
  return rows;
}

function readJson<T>(path: string): T | null {
  if (!existsSync(path)) {
    console.error(`No report at ${path}: run npm test first.`);
    return null;
  }
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

export type VitestReport = {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      fullName: string;
      status: string;
      duration?: number | null;
      meta?: Record<string, unknown>;
    }[];
  }[];
};

export function vitestOutcomes(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, fullName, status, meta }) => ({
      test: fullName,
      rows: rowsIn(title),
      source: name.includes("/tests/contract/") ? "contract" : "unit",
      state: stateOf(status, meta),
      readsRequests: meta?.[readsRequestsMark] === true,
      isWithoutScripts: false,
      posts: [],
    })),
  );
}

function stateOf(status: string, meta: Record<string, unknown> = {}): TestOutcome["state"] {
  if (status === "passed") return meta[retriesMark] ? "flaky" : "passed";
  return status === "failed" ? "failed" : "skipped";
}

type PlaywrightTest = {
  projectName: string;
  status: string;
  annotations: { type: string; description?: string }[];
  results: { duration: number }[];
};
export type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tags: string[]; tests: PlaywrightTest[] }[];
};

const playwrightStates: ReadonlyMap<string, TestOutcome["state"]> = new Map([
  ["expected", "passed"],
  ["flaky", "flaky"],
  ["skipped", "skipped"],
]);

export function playwrightOutcomes({ suites = [], specs }: PlaywrightSuite): TestOutcome[] {
  const own = specs.flatMap(({ title, tags, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      test: `${title} [${projectName}]`,
      rows: rowsIn(title),
      source: sourceOf(projectName),
      state: playwrightStates.get(status) ?? "failed",
      readsRequests: annotations.some(({ type }) => type === readsRequestsMark),
      isWithoutScripts: tags.includes("noscript"),
      posts: annotations.flatMap(({ type, description }) => (type === postsMark && description ? [description] : [])),
    })),
  );
  return [...suites.flatMap(playwrightOutcomes), ...own];
}

const sourceOf = (project: string): Source =>
  projectSources.find(([prefix]) => project.startsWith(prefix))?.[1] ?? "other";

/** What the reports of the last run say; a report that is not there says nothing, and the rows it would prove are left. */
export function outcomesOfLastRun(): TestOutcome[] {
  const vitest = ["vitest", "vitest-built"].map((name) => readJson<VitestReport>(`test-results/${name}.json`));
  const browser = readJson<{ suites: PlaywrightSuite[] }>("test-results/playwright.json");
  return [
    ...vitest.flatMap((report) => (report ? vitestOutcomes(report) : [])),
    ...(browser ? playwrightOutcomes({ suites: browser.suites, specs: [] }) : []),
  ];
}
