import { expect, test, vi } from "vitest";
import { initial, productNameLength, truncate } from "./format";

// As Firefox before 125.
vi.stubGlobal("Intl", Object.create(Intl, { Segmenter: { value: undefined } }));

test.each([
  ["José", "J"],
  ["e\u0301lan", "É"],
  ["مُنى", "مُ"],
  ["👩‍🍳 Chef", "👩‍🍳"],
])("LNG-05 without a segmenter the initial of %j is %j all the same", (name, expected) => {
  expect(initial(name).normalize()).toBe(expected.normalize());
});

test.each(["é", "مُ", "👩‍🍳"])("CARD-08 without a segmenter a text of %s is cut at the same place", (letter) => {
  expect(truncate(letter.repeat(25), productNameLength)).toBe(letter.repeat(25));
  expect(truncate(letter.repeat(26), productNameLength)).toBe(`${letter.repeat(25)}…`);
});
