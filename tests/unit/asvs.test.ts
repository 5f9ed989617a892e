import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelOne, levelTwo } from "./asvs-levels";

const lines = readFileSync("docs/asvs.md", "utf8").split("\n");
const rows = lines.flatMap((line) => {
  const [, number, level, status, text] = /^\| ([\d.]+) \| ([12]) \| ([a-z ]+) \| (.+) \|$/.exec(line) ?? [];
  return number ? [{ number, level, status, text: text ?? "" }] : [];
});

test("every requirement of levels 1 and 2 stands in the document once, with its level", () => {
  const numbers = (level: string) => rows.filter((row) => row.level === level).map(({ number }) => number);
  expect(numbers("1").sort()).toEqual([...levelOne].sort());
  expect(numbers("2").sort()).toEqual([...levelTwo].sort());
  expect(levelOne.length + levelTwo.length).toBe(253);
  expect(lines.filter((line) => /^\|\s*\d/.test(line))).toHaveLength(253);
});

test("each is held, not applicable or open, and nothing of level 1 is open", () => {
  for (const { number, level, status } of rows) {
    expect(["held", "not applicable", ...(level === "2" ? ["open"] : [])], number).toContain(status);
  }
});

test("every test and file that is named exists", () => {
  const named = lines.join("\n").matchAll(/`((?:app|tests|\.)[\w./-]*\.\w+|[\w.-]+\.json|Dockerfile)`/g);
  const paths = [...new Set([...named].map(([, path = ""]) => path))];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const linked = [...lines.join("\n").matchAll(/\]\(((?!https)[^)]+)\)/g)].map(([, path = ""]) => `docs/${path}`);
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
});
