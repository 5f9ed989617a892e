import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { productionPackages, thirdPartyNotices } from "../../tools/notices";

const { version, dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const document = readFileSync("docs/dependencies.md", "utf8");

describe("docs/dependencies.md", () => {
  const namesIn = (heading: string) => {
    const [, section = ""] = document.split(`## ${heading}\n`);
    const [table = ""] = section.split("\n## ");
    return [...table.matchAll(/^\| `(\S+)` \| \S.+ \|.*\|$/gm)].map(([, name]) => name);
  };

  test.each([
    ["In production", dependencies],
    ["In development, tests and the sandbox", devDependencies],
  ])("%s: says of each package what it is for, and of no other", (heading, packages) => {
    expect(namesIn(heading)).toEqual(Object.keys(packages));
  });

  test("says of each that is held back at which major version", () => {
    const held = [...document.matchAll(/^\| `(\S+)` \| .+ \| (\d+)[^:|]*: .+ \|$/gm)];
    expect(held.length).toBeGreaterThan(20);
    for (const [, name = "", major] of held) {
      const wanted: string = dependencies[name] ?? devDependencies[name];
      expect(`${name} ${wanted.replace(/^\^/, "").split(".")[0]}`).toBe(`${name} ${major}`);
    }
  });
});

test("each action of the workflows is pinned to a commit, with its version beside it", () => {
  const folder = ".github/workflows";
  const used = readdirSync(folder).flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^.*\buses:.*$/gm),
  ]);
  expect(used.length).toBeGreaterThan(10);
  for (const [line] of used) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

describe("licences", () => {
  const allowed = new Set(
    ["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"].concat([
      "Unlicense",
      "CC0-1.0",
    ]),
  );
  /** libvips, a library of its own that sharp loads unchanged. */
  const withLibvips = /^@img\/sharp-(libvips|win32|wasm32)/;

  /** An SPDX expression of one kind of word: all of `AND`, one of `OR`. */
  const isAllowed = (expression: string) => {
    const parts = (word: string) => expression.replace(/^\(|\)$/g, "").split(` ${word} `);
    return parts("OR").length > 1
      ? parts("OR").some((license) => allowed.has(license))
      : parts("AND").every((license) => allowed.has(license));
  };

  test.each([
    ["MIT", true],
    ["(Apache-2.0 AND MIT)", true],
    ["(GPL-3.0-only OR MIT)", true],
    ["MIT AND GPL-3.0-only", false],
    ["", false],
  ])("%j is allowed: %s", (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  test("every package that a shop runs has a licence that docs/dependencies.md allows", () => {
    const refused = productionPackages().filter(
      ({ name, license }) =>
        !isAllowed(withLibvips.test(name) ? license.replace("LGPL-3.0-or-later", "Apache-2.0") : license),
    );
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
    const [, told = ""] = /may be under (.+)\. One exception/.exec(document) ?? [];
    expect(told.split(/, | or /)).toEqual([...allowed]);
  });

  test("their texts, and those of fonts and drawings, are in the notices", () => {
    const notices = thirdPartyNotices();
    for (const name of [...Object.keys(dependencies), "Figtree", "Readex Pro", "Tabler Icons", "Fluent Emoji Flat"])
      expect(notices).toContain(`\n${name} `);
    expect(notices).toContain("SIL OPEN FONT LICENSE");
  });
});

test("CHANGELOG.md begins with the version of package.json", () => {
  const [, newest] = /^## (\S+)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(version);
});
