import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fontSheet, largestFont, readWebFont } from "./web-font.server";

const folder = mkdtempSync(join(tmpdir(), "font-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, "font.woff2");
  writeFileSync(path, bytes);
  return path;
}

const figtree = readFileSync(new URL("./fonts/figtree-latin-wght-normal.woff2", import.meta.url));

/** A header that announces so many tables, and their entries. */
function woff2(...entries: number[][]): Buffer {
  const header = Buffer.alloc(48);
  header.write("wOF2", "latin1");
  header.writeUInt16BE(entries.length, 12);
  return Buffer.concat([header, Buffer.from(entries.flat())]);
}

const [head, glyf, fvar] = [1, 10, 47];
const withFvar = [fvar, 0x20];

test.each<[string, Buffer, boolean]>([
  ["the storefront's own", figtree, true],
  ["one of a single weight", woff2([head, 0x36]), false],
  ["lengths of several bytes", woff2([head, 0x81, 0x82, 0x03], withFvar), true],
  ["outlines transformed, with two lengths", woff2([glyf, 0x50, fvar], withFvar), true],
  ["outlines as they were, with one", woff2([glyf | 0xc0, 0x50], withFvar), true],
  ["a table that is on no list, with a tag of its own", woff2([63, 0x2f, 0x2f, 0x2f, 0x2f, 0x20], withFvar), true],
  ["another table's length that looks like it", woff2([head, fvar]), false],
])("fonts: %s", (_, bytes, isVariable) => {
  const font = readWebFont(fileOf(bytes));
  expect(font).toMatchObject({ isVariable, href: expect.stringMatching(/^\/assets\/font-[\da-f]{12}\.woff2$/) });
  const sheet = fontSheet({ brand: font, script: null });
  expect(sheet.includes("font-weight")).toBe(isVariable);
  // The text of an element is escaped.
  expect(sheet).not.toMatch(/["'<>&]/);
});

test("a language's font stands behind the Latin one, the operator's before all", () => {
  const font = readWebFont(fileOf(figtree));
  const stackOf = (fonts: Parameters<typeof fontSheet>[0], token = "--ds-font") =>
    fontSheet(fonts).split(`${token}:`)[1]?.split(/[;}]/)[0];
  expect(stackOf({ brand: null, script: font })).toMatch(/^Figtree Variable,Script,/);
  expect(stackOf({ brand: font, script: font })).toMatch(/^Brand,Figtree Variable,Script,/);
  // Of another language's letters a page has a name or two.
  expect(stackOf({ brand: font, script: font }, "--ds-font-latin")).toBe("Brand,Figtree Variable,system-ui,sans-serif");
  expect(fontSheet({ brand: font, script: font }).match(/@font-face/g)).toHaveLength(2);
});

test.each([
  ["text", Buffer.from("a".repeat(100)), "is no WOFF2 font"],
  ["a few bytes", Buffer.from("wOF2"), "is no WOFF2 font"],
  ["a directory that is cut off", woff2([head, 0x36]).subarray(0, 49), "is a WOFF2 font that is cut off"],
  ["a length without end", woff2([head, 0x81, 0x81, 0x81, 0x81, 0x81]), "is no WOFF2 font"],
  ["too many bytes", Buffer.alloc(largestFont + 1), "is over 500 KB: leave out letters that are not needed"],
])("no fonts: %s", (_, bytes, message) => {
  expect(() => readWebFont(fileOf(bytes))).toThrow(message);
});

test("no fonts: what is not there, and folders", () => {
  expect(() => readWebFont(join(folder, "nowhere"))).toThrow("is no file");
  expect(() => readWebFont(folder)).toThrow("is no file");
});
