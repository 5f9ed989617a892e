import { expect, test } from "vitest";
import { runSteps, type Step } from "../tools/steps";

const step = (name: string, about: Partial<Step> = {}): Step => ({ name, command: [name], ...about });

/** Steps that end when the test says so. */
function byHand(steps: Step[], { width = 2, keepGoing = false } = {}) {
  const running = new Map<string, (hasPassed: boolean) => void>();
  const said: string[] = [];
  let clock = 0;
  const outcomes = runSteps(steps, {
    width,
    keepGoing,
    say: (text) => said.push(text),
    now: () => clock,
    start: ({ name }) => {
      let finish = (_: { hasPassed: boolean; output: string }) => {};
      const ended = new Promise<{ hasPassed: boolean; output: string }>((resolve) => {
        finish = resolve;
      });
      running.set(name, (hasPassed) => {
        running.delete(name);
        finish({ hasPassed, output: `${name} says so\n` });
      });
      return { ended, stop: () => running.get(name)?.(false) };
    },
  });
  return {
    outcomes,
    said,
    names: () => [...running.keys()],
    async end(name: string, hasPassed = true) {
      clock += 1000;
      running.get(name)?.(hasPassed);
      await new Promise(setImmediate);
    },
  };
}

test("steps run side by side in the order of the table, each after what it needs", async () => {
  const run = byHand([step("build"), step("types"), step("budgets", { after: ["build"] }), step("units")]);
  expect(run.names()).toEqual(["build", "types"]);
  await run.end("types");
  expect(run.names()).toEqual(["build", "units"]);
  await run.end("build");
  expect(run.names()).toEqual(["units", "budgets"]);
  await run.end("budgets");
  await run.end("units");
  expect((await run.outcomes).map(({ name, state, seconds }) => [name, state, seconds])).toEqual([
    ["build", "passed", 2],
    ["types", "passed", 1],
    ["budgets", "passed", 1],
    ["units", "passed", 3],
  ]);
});

test("a step that runs alone waits for all above it, and nothing starts beside it", async () => {
  const run = byHand([step("units"), step("lint"), step("journeys", { alone: true }), step("rows", { alone: true })], {
    width: 4,
  });
  expect(run.names()).toEqual(["units", "lint"]);
  await run.end("units");
  expect(run.names()).toEqual(["lint"]);
  await run.end("lint");
  expect(run.names()).toEqual(["journeys"]);
  await run.end("journeys");
  expect(run.names()).toEqual(["rows"]);
  await run.end("rows");
  expect((await run.outcomes).every(({ state }) => state === "passed")).toBe(true);
});

test("the first step that fails stops the others; what waited does not run", async () => {
  const run = byHand([step("build"), step("types"), step("budgets", { after: ["build"] })]);
  await run.end("types", false);
  expect((await run.outcomes).map(({ name, state }) => [name, state])).toEqual([
    ["build", "stopped"],
    ["types", "failed"],
    ["budgets", "not run"],
  ]);
});

test("a run that keeps going leaves out only what needs the step that failed", async () => {
  const run = byHand(
    [
      step("build"),
      step("types"),
      step("budgets", { after: ["build"] }),
      step("journeys", { after: ["build"], alone: true }),
      step("mutants", { alone: true }),
    ],
    { keepGoing: true },
  );
  await run.end("build", false);
  expect(run.names()).toEqual(["types"]);
  await run.end("types");
  expect(run.names()).toEqual(["mutants"]);
  await run.end("mutants", false);
  expect((await run.outcomes).map(({ name, state }) => [name, state])).toEqual([
    ["build", "failed"],
    ["types", "passed"],
    ["budgets", "not run"],
    ["journeys", "not run"],
    ["mutants", "failed"],
  ]);
});

test("a run that keeps going runs what stands alone after another that failed", async () => {
  const run = byHand(
    [
      step("build"),
      step("process", { after: ["build"], alone: true }),
      step("journeys", { after: ["build"], alone: true }),
    ],
    { keepGoing: true },
  );
  await run.end("build");
  await run.end("process", false);
  expect(run.names()).toEqual(["journeys"]);
  await run.end("journeys");
  expect((await run.outcomes).map(({ state }) => state)).toEqual(["passed", "failed", "passed"]);
});

test("the output of a step is shown whole when it ends, with which of how many and how long", async () => {
  const run = byHand([step("build"), step("types")]);
  await run.end("types");
  await run.end("build");
  await run.outcomes;
  expect(run.said).toEqual([
    "── [1 of 2] build…",
    "── [2 of 2] types…",
    "types says so",
    "── [2 of 2] types: passed after 1 s",
    "build says so",
    "── [1 of 2] build: passed after 2 s",
  ]);
});

test("a step that waits for none of the table is refused", async () => {
  await expect(byHand([step("budgets", { after: ["bild"] })]).outcomes).rejects.toThrow("budgets waits");
});
