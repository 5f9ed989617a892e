import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readCatalogue = (language: string): string[] => {
  const folder = `app/i18n/locales/${language}`;
  return readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
};

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Object.values(value as object).flatMap(textsIn);
}

/** Where the documents word one message in two ways, the one that was decided on. */
const decided: Record<string, string> = { "A module has been selected": "A Module has been selected." };

/** The catalogue writes `{{name}}` or `{name}` where a value comes in; a full stop at the end is the catalogue's choice. */
const plain = (text: string) => text.replace(/\{?\{(\w+)\}\}?/g, "{$1}").replace(/\.$/, "");

function messageIndex(): { text: string; rows: string[] }[] {
  const [, index = ""] = readFileSync("docs/requirements.md", "utf8").split("### Message index");
  return [...index.matchAll(/^\| `(.+?)` \| ([A-Za-z0-9, -]+) \|$/gm)].map(([, text = "", rows = ""]) => ({
    text,
    rows: rows.split(", "),
  }));
}

const index = messageIndex();
const english = readCatalogue("en").map(plain);

test("the message index is read", () => {
  expect(index.length).toBeGreaterThan(80);
  expect(index).toContainEqual({ text: "New location has been set.", rows: ["LOC-15"] });
});

test.each(index)("ERR-09: `$text` stands in the English catalogue", ({ text }) => {
  const wanted = plain(decided[text] ?? text);
  // The documents leave the end of some messages open: ours may go on.
  expect(english.some((known) => known === wanted || known.startsWith(`${wanted} {`))).toBe(true);
});
