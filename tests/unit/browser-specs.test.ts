import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What ends a test, or a turn of its loop, in one mode. A helper that gives back a value is no such thing. */
const endsEarly = /^\s*(return;|if \(.*\bmode\b.*\) (return|continue|break);)/;

const specs = readdirSync("tests/browser").filter((name) => name.endsWith(".spec.ts"));

test("the specs are found, and an early end in them", () => {
  expect(specs.length).toBeGreaterThan(50);
  const early = ['    if (mode !== "scripts-on") return;', "    return;", '  if (visit.mode === "lite") continue;'];
  expect(early.filter((line) => endsEarly.test(line))).toEqual(early);
  const others = [
    "  return page.evaluate(() => 1);",
    '  if (mode === "lite") return page.reload();',
    "  if (done) break;",
  ];
  expect(others.filter((line) => endsEarly.test(line))).toEqual([]);
});

test.each(specs)("%s: no test ends early in one mode, where its rows would count for what it never came to", (name) => {
  const lines = readFileSync(`tests/browser/${name}`, "utf8").split("\n");
  expect(lines.flatMap((line, index) => (endsEarly.test(line) ? [`${index + 1}: ${line.trim()}`] : []))).toEqual([]);
});
