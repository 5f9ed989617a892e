import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { onlyInTitles, privateIn } from "../harness/private-words";

const folder = "docs/decisions";
const files = readdirSync(folder).filter((name) => name !== "README.md");

/** `- 0001 [Title](0001-slug.md): Why.` */
const index = [
  ...readFileSync(join(folder, "README.md"), "utf8").matchAll(/^- (\d{4}) \[(.+?)\]\((\S+)\): (.+\.)$/gm),
].map(([, number = "", title = "", file = ""]) => ({ number, title, file }));

const headingOf = (file: string) => readFileSync(join(folder, file), "utf8").split("\n", 1)[0] ?? "";

test("every decision is in the index exactly once", () => {
  expect(index.map(({ file }) => file).sort()).toEqual([...files].sort());
});

test("no number stands for two decisions", () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(index)("decision $number has the title that the index gives it", ({ number, title, file }) => {
  expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  expect(headingOf(file)).toBe(`# ${Number(number)}. ${title}`);
});

test.each(files)("%s is named in words that an engineer searches for", (file) => {
  expect(privateIn([file, headingOf(file)], onlyInTitles)).toEqual([]);
});

test.each(["Kept pages", "WayOut of a form", "gotIn", "0085-rooms-of-the-account.md", "theDoor"])(
  "%s would be refused",
  (title) => {
    expect(privateIn([title], onlyInTitles)).not.toEqual([]);
  },
);

test("links to decisions lead to one", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    ...readdirSync("docs", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join("docs", name)),
  ];
  const dead = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\(([\w./-]*\d{4}-[\w-]+\.md)\)/g)]
      .map(([, path = ""]) => join(dirname(page), path))
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(dead).toEqual([]);
});
