import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * Words of ours that nobody would search for, each with the field's word for it. No file, no exported name and no hidden field carries one; titles of
 * decisions are held by decisions.test.ts.
 */
const privateWords: Record<string, string> = {
  door: "delivery client, or art",
  doors: "delivery client, or art",
  world: "checkout context, or data",
  worlds: "checkout context, or data",
  kept: "cached",
  stamp: "slot",
  stamps: "slots",
  awake: "hydrated",
  unwish: "remove from wishlist",
  "got in": "signed in",
  "go on": "continue",
  "leave for": "redirect",
  "too many": "rate limited",
  "way out": "exit",
  asked: "filters, or requested",
  room: "account section",
  rooms: "account sections",
  ways: "what it styles, or what it leads to",
  editing: "lineId",
  "cart id": "lineId",
};

const files = execFileSync("git", ["ls-files", "app", "sandbox", "tests", "tools", "server.ts"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file));

/** `loadWorldOf` and `load-world-of` → `load world of`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .join(" ");

const privateIn = (name: string) =>
  Object.keys(privateWords).filter((word) => ` ${wordsOf(name)} `.includes(` ${word} `));

const told = (names: string[]) =>
  names.flatMap((name) => privateIn(name).map((word) => `${name}: ${word} → ${privateWords[word]}`));

const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
const matches = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""))),
];

describe("names are the field's", () => {
  test("a private word is found, however it is written", () => {
    expect(told(["theDoor", "kept-pages.server.ts", "gotIn", "OpenDoor"])).toHaveLength(4);
    expect(told(["doorstep", "outdoor", "bedroom", "always"])).toEqual([]);
  });

  test("of files", () => {
    expect(told(files.map((file) => basename(file)))).toEqual([]);
  });

  test("that are exported", () => {
    const names = matches(/^export (?:default )?(?:async )?(?:function\*?|const|let|type|interface|class) (\w+)/gm);
    expect(names.length).toBeGreaterThan(500);
    expect(told(names)).toEqual([]);
  });

  test("of hidden fields and buttons", () => {
    const names = matches(/<(?:input|button)\b[^>]*?\bname="([\w.-]+)"/g);
    expect(names.length).toBeGreaterThan(10);
    expect(told(names)).toEqual([]);
    expect(names).not.toContain("line");
  });
});
