import { afterAll, beforeAll, describe, expect } from "vitest";
import { startShop, type TestShop } from "../harness/shop";
import { findProgram, type ProgramName } from "../tools/programs";
import type { EngineName } from "./runs";

export const limitMs = 120_000;

const needs: Record<EngineName, ProgramName[]> = { firefox: ["firefox-esr"], webkit: ["WebKitWebDriver", "Xvfb"] };

/** Tests of one engine on a shop of their own. Without the engine's programs they are skipped, which the title says; with `CI` set they fail. */
export function describeEngine(name: EngineName, tests: (shop: () => TestShop) => void) {
  const missing = needs[name].filter((program) => !findProgram(program));
  const isSkipped = missing.length > 0 && !process.env.CI;
  describe.skipIf(isSkipped)(`${name}${isSkipped ? `, which needs ${missing.join(", ")}` : ""}`, () => {
    let shop: TestShop;
    beforeAll(async () => {
      expect(missing, "programs that this machine does not have").toEqual([]);
      shop = await startShop();
    }, limitMs);
    afterAll(() => shop?.stop());
    tests(() => shop);
  });
}
