import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

/** Lines of the slowest tests in Vitest's JSON reports, the slowest first. A report that is not there counts as empty. */
export function slowestTests(paths: string[], count: number): string[] {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) => (JSON.parse(readFileSync(path, "utf8")) as VitestReport).testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ seconds: (duration ?? 0) / 1000, file: name, fullName })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, file, fullName }) => `${seconds.toFixed(1).padStart(6)} s  ${relative(".", file)}: ${fullName}`);
}
