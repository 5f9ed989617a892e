import { expect, test } from "vitest";
import { textsOf } from "../browser/support/texts";
import { wednesdayAt } from "../harness/sandbox-control";
import type { TestShop } from "../harness/shop";
import { limitMs } from "./describe-engine";
import type { Engine, Surroundings } from "./drivers/engine";
import { journeys } from "./journeys";
import { EnginePage } from "./page";
import { allRuns, chosenRuns, type EngineName, type Run } from "./runs";

const titleOf = ({ journey, scripts, width, language }: Run) =>
  `the ${journey}'s order, scripts ${scripts ? "on" : "off"}, ${width} px, ${language}`;

/** The journeys of one engine: three of the sixteen, in a full run all (docs/decisions/0173). */
export function testJourneys(
  name: EngineName,
  start: (surroundings: Surroundings) => Promise<Engine>,
  shop: () => TestShop,
) {
  const runs = (process.env.FULL_RUN ? allRuns : chosenRuns).filter(({ engine }) => engine === name);
  for (const run of runs)
    test(titleOf(run), { timeout: limitMs }, async () => {
      const { control, url } = shop();
      await control.reset();
      await control.setClock({ now: wednesdayAt(12) });
      const engine = await start(run);
      try {
        const page = new EnginePage(engine, url);
        await journeys[run.journey]({ page, t: textsOf(run.language), control, run });
        expect(engine.errors(), "uncaught errors of pages").toEqual([]);
      } finally {
        await engine.stop();
      }
    });
}
