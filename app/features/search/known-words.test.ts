import { expect, test } from "vitest";
import { knownWords } from "./known-words";

const names = ["Plain Rice", "Rice & Beans", "Harbour Kitchen", "أرز أبيض"];

test.each([
  ["rice", "rice"],
  ["Ric", "ric"],
  ["rice for Annabel", "rice"],
  ["+15550100001", ""],
  ["ann@example.com", ""],
  ["12 Harbour Street", "harbour"],
  ["أرز لسارة", "أرز"],
  ["ice", ""],
  ["", ""],
])("of %j the word %j begins one of a name that was found", (term, expected) => {
  expect(knownWords(term, names)).toBe(expected);
});

test("where nothing was found no word is told", () => {
  expect(knownWords("plain rice", [])).toBe("");
});
