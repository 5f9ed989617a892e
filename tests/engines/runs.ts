import type { BuiltInLanguage } from "../../app/i18n/languages";
import type { Surroundings } from "./drivers/engine";

export type EngineName = "firefox" | "webkit";
export type Journey = "guest" | "customer";
export type Run = Surroundings & { engine: EngineName; journey: Journey; language: BuiltInLanguage };

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

/** Four an engine, in which every value of anything meets every value of anything else (docs/decisions/0173). */
export const chosenRuns: Run[] = [
  { engine: "firefox", journey: "guest", scripts: false, width: 360, language: "ar" },
  { engine: "firefox", journey: "customer", scripts: true, width: 1280, language: "ar" },
  { engine: "firefox", journey: "guest", scripts: true, width: 1280, language: "en" },
  { engine: "firefox", journey: "customer", scripts: false, width: 360, language: "en" },
  { engine: "webkit", journey: "guest", scripts: false, width: 1280, language: "en" },
  { engine: "webkit", journey: "customer", scripts: false, width: 360, language: "en" },
  { engine: "webkit", journey: "customer", scripts: true, width: 360, language: "ar" },
  { engine: "webkit", journey: "guest", scripts: true, width: 1280, language: "ar" },
];
