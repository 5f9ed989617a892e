import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { PlaywrightSuite, VitestReport } from "./evidence";

type Report = Partial<VitestReport> & { suites?: PlaywrightSuite[] };

type Timed = { seconds: number; name: string };

const timedByVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative(".", name)}: ${fullName}`,
    })),
  );

const timedByPlaywright = ({ suites = [], specs }: PlaywrightSuite): Timed[] => [
  ...suites.flatMap(timedByPlaywright),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ seconds: duration / 1000, name: `${file}: ${title} [${projectName}]` })),
    ),
  ),
];

/** Lines of the slowest tests in both runners' JSON reports, the slowest first. A report that is not there counts as empty. */
export function slowestTests(paths: string[], count: number): string[] {
  return paths
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Report)
    .flatMap(({ testResults = [], suites = [] }) => [
      ...timedByVitest({ testResults }),
      ...suites.flatMap(timedByPlaywright),
    ])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
