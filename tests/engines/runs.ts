import type { Language } from "../../app/i18n/languages";
import type { Surroundings } from "./drivers/engine";

export type EngineName = "firefox" | "webkit";
export type Journey = "guest" | "customer";
export type Run = Surroundings & { engine: EngineName; journey: Journey; language: Language };

const values = {
  engine: ["firefox", "webkit"],
  journey: ["guest", "customer"],
  scripts: [true, false],
  width: [360, 1280],
  language: ["en", "ar"],
} as const;

/** Every combination: sixteen an engine. */
export const allRuns: Run[] = Object.entries(values).reduce<object[]>(
  (runs, [name, options]) => runs.flatMap((run) => options.map((option) => ({ ...run, [name]: option }))),
  [{}],
) as Run[];

const indexOf = (run: Run) => Object.entries(values).map(([name, [first]]) => Number(run[name as keyof Run] !== first));

/**
 * Eight of them, four an engine, in which every value of anything meets every value of anything else (docs/decisions/0173):
 * width and language follow from the other three.
 */
export const chosenRuns: Run[] = allRuns.filter((run) => {
  const [engine = 0, journey = 0, scripts = 0, width, language] = indexOf(run);
  return width === (engine + journey + scripts) % 2 && language === (journey + scripts) % 2;
});
