/** Steps of a run, side by side where they do not need one another. */
export type Step = {
  name: string;
  /** A program and its arguments. */
  command: string[];
  /** Names of steps that must have passed before. */
  after?: string[];
  /** After all that stand above it, with nothing beside it, its output shown as it comes: it measures time, or takes every core itself. */
  alone?: boolean;
};

export type Outcome = {
  name: string;
  state: "passed" | "failed" | "stopped" | "not run";
  seconds: number;
  output: string;
};

export type StartedStep = { ended: Promise<{ hasPassed: boolean; output: string }>; stop(): void };

type Options = {
  /** How many steps run at once. */
  width: number;
  /** After a failure, the steps that do not need what failed run all the same. */
  keepGoing?: boolean;
  start(step: Step): StartedStep;
  say(text: string): void;
  /** Milliseconds. */
  now?: () => number;
};

/**
 * Runs each step as soon as what it needs has passed, in the order of the table; the first that fails stops the others,
 * unless the run is to `keepGoing`.
 * @throws Error when a step waits for one that is not in the table, or for itself.
 */
export async function runSteps(
  steps: Step[],
  { width, start, say, keepGoing = false, now = Date.now }: Options,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, StartedStep & { done: Promise<void> }>();
  const hasPassed = (name: string) => outcomes.get(name)?.state === "passed";
  const hasFailed = () => [...outcomes.values()].some(({ state }) => state === "failed");
  const isOver = () => hasFailed() && !keepGoing;
  const above = (step: Step) => steps.slice(0, steps.indexOf(step));
  /** A step whose needs cannot be met any more is over too: what follows it need not wait. */
  const isOut = (step: Step): boolean =>
    outcomes.has(step.name) ||
    (step.after ?? []).some((name) => {
      const needed = steps.find((other) => other.name === name);
      return needed !== undefined && isOut(needed) && !hasPassed(name);
    });
  const isAloneRunning = () => steps.some(({ name, alone }) => alone && running.has(name));
  const next = () =>
    steps.find((step) => {
      if (running.has(step.name) || outcomes.has(step.name)) return false;
      if (step.alone && (running.size > 0 || !above(step).every(isOut))) return false;
      return (step.after ?? []).every(hasPassed);
    });

  function begin(step: Step) {
    const startedAt = now();
    const number = `[${steps.indexOf(step) + 1} of ${steps.length}] ${step.name}`;
    say(`── ${number}…`);
    const started = start(step);
    const done = started.ended.then((end) => {
      running.delete(step.name);
      const state = end.hasPassed ? "passed" : isOver() ? "stopped" : "failed";
      const seconds = (now() - startedAt) / 1000;
      outcomes.set(step.name, { name: step.name, state, seconds, output: end.output });
      if (!step.alone && state !== "stopped") say(end.output.trimEnd());
      say(`── ${number}: ${state} after ${seconds.toFixed(0)} s`);
      if (isOver()) for (const other of running.values()) other.stop();
    });
    running.set(step.name, { ...started, done });
  }

  for (;;) {
    for (let step = next(); step && !isOver() && !isAloneRunning() && running.size < width; step = next()) begin(step);
    if (running.size === 0) break;
    await Promise.race([...running.values()].map(({ done }) => done));
  }
  const stuck = steps.find(({ name }) => !outcomes.has(name));
  if (stuck && !hasFailed()) throw new Error(`${stuck.name} waits for a step that never comes.`);
  return steps.map(({ name }) => outcomes.get(name) ?? { name, state: "not run", seconds: 0, output: "" });
}
