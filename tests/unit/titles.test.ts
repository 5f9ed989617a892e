import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** `npm run requirements` judges the titles that have run; what it would refuse is told here before an hour of browser tests. */
const known = new Set(
  [...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| ([A-Z][\w-]*-\d+) \|/gm)].map(([, id]) => id),
);

const files = ["app", "sandbox", "tests"].flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => join(directory, path)),
);

const idsIn = (title: string) => title.match(/\b[A-Z][A-Z0-9]+(?:-[a-z]+)?-\d{2,3}\b/g) ?? [];

test.each(files)("the titles of %s name at most three rows, all of them of the catalogue", (file) => {
  const titles = [
    ...readFileSync(file, "utf8").matchAll(/\b(?:test|it|describe|journey)(?:\.\w+)*\(\s*["'`]([^\n]*?)["'`],/g),
  ];
  for (const [, title = ""] of titles) {
    expect(idsIn(title).length, title).toBeLessThanOrEqual(3);
    for (const id of idsIn(title)) expect(known.has(id), `${title}: ${id}`).toBe(true);
  }
});
