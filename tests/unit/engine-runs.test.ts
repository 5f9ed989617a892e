import { expect, test } from "vitest";
import { allRuns, chosenRuns, type Run } from "../engines/runs";

const names = ["engine", "journey", "scripts", "width", "language"] as const;

/** Each pair of values that a run has, as `engine=firefox scripts=true`. */
const pairsOf = (run: Run) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one}=${run[one]} ${other}=${run[other]}`));

test("the chosen runs hold every pair of values that all runs hold", () => {
  expect(new Set(chosenRuns.flatMap(pairsOf))).toEqual(new Set(allRuns.flatMap(pairsOf)));
});

test("there are sixteen runs an engine, of which four are chosen", () => {
  for (const engine of ["firefox", "webkit"]) {
    const of = (runs: Run[]) => runs.filter((run) => run.engine === engine).length;
    expect([of(allRuns), of(chosenRuns)]).toEqual([16, 4]);
  }
});
