import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { slowestTests } from "../tools/slowest-tests";

test("the slowest tests of all reports come first, with file and seconds", () => {
  const folder = mkdtempSync(join(tmpdir(), "slowest-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = (name: string, durations: (number | undefined)[]) => {
    const assertionResults = durations.map((duration, index) => ({ fullName: `test ${index}`, duration }));
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify({ testResults: [{ name: resolve(`app/${name}.test.ts`), assertionResults }] }));
    return path;
  };
  expect(slowestTests([report("one", [120, 3000]), report("two", [undefined, 20_040]), "none.json"], 3)).toEqual([
    "  20.0 s  app/two.test.ts: test 1",
    "   3.0 s  app/one.test.ts: test 1",
    "   0.1 s  app/one.test.ts: test 0",
  ]);
});

test("tests of the browser bear their project, each try for itself", () => {
  const folder = mkdtempSync(join(tmpdir(), "slowest-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "playwright.json");
  const tests = [{ projectName: "http", results: [{ duration: 900 }, { duration: 2500 }] }];
  const specs = [{ title: "CART-01: words", file: "cart.spec.ts", tests }];
  writeFileSync(path, JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] }));
  expect(slowestTests([path], 3)).toEqual([
    "   2.5 s  cart.spec.ts: CART-01: words [http]",
    "   0.9 s  cart.spec.ts: CART-01: words [http]",
  ]);
});
