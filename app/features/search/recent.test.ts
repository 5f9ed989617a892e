import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termHref } from "~/features/catalogue/term-href";
import { cleanTerm, longestTerm, withoutTerm, withTerm } from "./recent";

/** Halves of characters and control characters among them. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

describe("a search term", () => {
  it.each([
    ["  rice   bowl ", "rice bowl"],
    [" \t\u00a0 ", ""],
    ["a\u0000b\nc", "a b c"],
    ["\ud800x", "x"],
    ["a \ud800 b", "a b"],
    ["%_'\"--.*", "%_'\"--.*"],
  ])("%j is %j", (typed, term) => expect(cleanTerm(typed)).toBe(term));

  it("is short, well formed and clean, whatever is typed", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const term = cleanTerm(typed);
        expect(term.length).toBeLessThanOrEqual(longestTerm);
        expect(cleanTerm(term)).toBe(term);
        expect(decodeURIComponent(encodeURIComponent(term))).toBe(term);
      }),
    );
  });
});

describe("recent searches", () => {
  it("SRCH-08: the last five, newest first, each once however it was written", () => {
    const recent = ["rice", "soup", "tea", "cake", "rice", "Soup", "pie"].reduce<string[]>(withTerm, []);
    expect(recent).toEqual(["pie", "Soup", "rice", "cake", "tea"]);
    expect(withTerm(recent, "fish")).toEqual(["fish", "pie", "Soup", "rice", "cake"]);
  });

  it("SRCH-09: one is taken off", () => {
    expect(withoutTerm(["pie", "Soup"], "soup")).toEqual(["pie"]);
    expect(withoutTerm(["pie"], "soup")).toEqual(["pie"]);
  });

  it("SRCH-06 SRCH-11: a term leads to its results", () => {
    expect(termHref("rice & peas")).toBe("/home?search=rice+%26+peas&data_type=searched");
  });
});
