import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { privateIn } from "../harness/private-words";

const files = ["app", "sandbox", "tests", "tools"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file));

const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
const matches = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""))),
];

describe("names are the field's", () => {
  test("a private word is found, however it is written", () => {
    expect(privateIn(["theDoor", "kept-pages.server.ts", "gotIn", "OpenDoor"])).toHaveLength(4);
    expect(privateIn(["doorstep", "outdoor", "bedroom", "always"])).toEqual([]);
  });

  test("of files", () => {
    expect(privateIn(files.map((file) => basename(file)))).toEqual([]);
  });

  test("that are exported", () => {
    const names = matches(/^export (?:default )?(?:async )?(?:function\*?|const|let|type|interface|class) (\w+)/gm);
    expect(names.length).toBeGreaterThan(500);
    expect(privateIn(names)).toEqual([]);
  });

  test("of hidden fields and buttons", () => {
    const names = matches(/<(?:input|button)\b[^>]*?\bname="([\w.-]+)"/g);
    expect(names.length).toBeGreaterThan(10);
    expect(privateIn(names)).toEqual([]);
    expect(names).not.toContain("line");
  });
});
