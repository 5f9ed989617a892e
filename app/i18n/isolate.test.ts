import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "./format";
import { translator } from "./i18n.server";
import { isolate, withoutIsolates } from "./isolate";
import { languages } from "./languages";

describe("LNG-05 what stands in a sentence of the other direction", () => {
  test.each([
    ["$8.90", "\u2068$8.90\u2069"],
    ["7-Up (330 ml)", "\u20687-Up (330 ml)\u2069"],
    ["12 Harbour Street", "\u206812 Harbour Street\u2069"],
    ["\u2068$8.90\u2069", "\u2068$8.90\u2069"],
    ["\u2068a\u2069 b", "\u2068\u2068a\u2069 b\u2069"],
    ["شارع الميناء 12", "شارع الميناء 12"],
    ["12", "12"],
    ["0800 123 456", "\u20680800 123 456\u2069"],
    ["", ""],
  ])("in Arabic, %j is %j", (text, expected) => {
    expect(isolate(text, "ar")).toBe(expected);
  });

  test.each([
    ["$8.90", "$8.90"],
    ["Crêpe", "Crêpe"],
    ["شارع الميناء", "\u2068شارع الميناء\u2069"],
    ["Street شارع", "\u2068Street شارع\u2069"],
  ])("in English, %j is %j", (text, expected) => {
    expect(isolate(text, "en")).toBe(expected);
  });

  test("nothing is lost, and taken off again it is the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languages), (text, language) => {
        fc.pre(!/[\u2066\u2068\u2069]/.test(text));
        expect(withoutIsolates(isolate(text, language))).toBe(text);
      }),
    );
  });

  test("FMT-10 an amount in right-to-left letters is plain signs again", () => {
    const dirhams = { symbol: "د.إ", side: "left", digits: 2 } as const;
    for (const language of languages)
      expect(withoutIsolates(isolate(money(8.9, dirhams, language), language))).toBe("د.إ8.90");
  });
});

test("LNG-05 every value of a text is isolated by the translation itself", () => {
  const t = translator("ar");
  expect(t("items:add", { name: "7-Up (330 ml)" })).toContain("\u20687-Up (330 ml)\u2069");
  expect(t("shell:cartWith", { count: 12 })).not.toMatch(/[\u2068\u2069]/);
});

test("LNG-05 a sign keeps its side of an amount", () => {
  const t = translator("ar");
  for (const key of ["cart:costs.coupon", "cart:costs.firstOrder"] as const)
    expect(t(key, { amount: "−\u2068$1.00\u2069" })).toMatch(/ \u2068−\u2068\$1\.00\u2069\u2069$/);
});
