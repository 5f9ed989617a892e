import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findProgram } from "../tools/programs";

const folder = "deploy/prometheus";
const rules = readFileSync(`${folder}/alerts.yml`, "utf8");
const alerts = rules
  .split(/- alert: /)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? "", runbook: /runbook: (\S+)/.exec(text)?.[1] ?? "" }));
const operating = readFileSync("docs/operating.md", "utf8");

const promtool = findProgram("promtool");

test.runIf(promtool === null)("promtool (Debian's package prometheus) is here, or PROMTOOL_PATH says where", () => {
  expect(process.env.CI ?? "").toBe("");
});

test.each(alerts)("$name has a section that says what to do", ({ name, runbook }) => {
  expect(runbook).toBe(`docs/operating.md#${name.toLowerCase()}`);
  const [, section = ""] = operating.split(`\n### ${name}\n`);
  expect(section.split("\n#", 1)[0]?.trim().length).toBeGreaterThan(80);
});

test("no section is of an alert that is gone", () => {
  const [, chapter = ""] = operating.split("\n## Alerts\n");
  const sections = [...(chapter.split("\n## ", 1)[0] ?? "").matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ name }) => name));
});

test.skipIf(promtool === null).each([
  ["rules", ["check", "rules", "alerts.yml"]],
  ["configuration", ["check", "config", "prometheus.yml"]],
  ["rules in what they are to notice", ["test", "rules", "alerts.test.yml", "alerts-weekly.test.yml"]],
])("Prometheus takes the %s", (_, words) => {
  expect(execFileSync(promtool ?? "", words, { cwd: folder, encoding: "utf8" })).toContain("SUCCESS");
});
