/** What StrykerJS reports of each mutated file, as far as the score asks (mutation-testing-report-schema). */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

export type FileScore = { file: string; found: number; valid: number; percent: number };

const found: ReadonlySet<string> = new Set(["Killed", "Timeout"]);
const missed: ReadonlySet<string> = new Set(["Survived", "NoCoverage"]);

/** Mutants that some test noticed, of those that could be tried. A file without any has nothing to miss: 100. */
function scoreOf(file: string, statuses: readonly string[]): FileScore {
  const noticed = statuses.filter((status) => found.has(status)).length;
  const valid = noticed + statuses.filter((status) => missed.has(status)).length;
  return { file, found: noticed, valid, percent: valid === 0 ? 100 : (noticed / valid) * 100 };
}

export function scoresOf({ files }: MutationReport): { all: FileScore; each: FileScore[] } {
  const statusesOf = (file: string) => (files[file]?.mutants ?? []).map(({ status }) => status);
  const names = Object.keys(files).sort();
  return {
    all: scoreOf("all", names.flatMap(statusesOf)),
    each: names.map((name) => scoreOf(name, statusesOf(name))),
  };
}
