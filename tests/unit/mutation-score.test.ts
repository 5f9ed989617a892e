import { expect, test } from "vitest";
import { scoresOf } from "../tools/mutation-score";

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test("what was noticed, of what could be tried, by file and over all", () => {
  const { all, each } = scoresOf({
    files: {
      "b.ts": mutants("Killed", "Timeout", "Survived", "NoCoverage"),
      "a.ts": mutants("Killed", "Ignored", "CompileError", "RuntimeError"),
      "c.ts": mutants("Ignored"),
    },
  });
  expect(each).toEqual([
    { file: "a.ts", found: 1, valid: 1, percent: 100 },
    { file: "b.ts", found: 2, valid: 4, percent: 50 },
    { file: "c.ts", found: 0, valid: 0, percent: 100 },
  ]);
  expect(all).toEqual({ file: "all", found: 3, valid: 5, percent: 60 });
});
