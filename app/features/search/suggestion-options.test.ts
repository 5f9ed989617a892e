import { describe, expect, it } from "vitest";
import type { Suggestions } from "./load-suggestions.server";
import { optionsFor } from "./suggestion-options";

const product = { id: 7, slug: "soup", name: "Soup", image: null, moduleId: 1, isCampaign: false };
const before = {
  recent: ["rice"],
  products: [{ ...product, moduleType: "food" as const }],
  current: "/home?page=2",
};
const found: Suggestions = { term: "no", items: ["Noodles"], stores: ["Noodle Bar"], recent: [], products: [] };

describe("lines of the panel", () => {
  it("before typing: recent searches, then products over the page", () => {
    expect(optionsFor("", found, before).map(({ kind, href }) => [kind, href])).toEqual([
      ["recent", "/home?search=rice&data_type=searched"],
      ["product", "/home?page=2&dialog=item&item=7"],
    ]);
  });

  it("while typing: items, then stores; nothing before they have come", () => {
    expect(optionsFor("no", found, before).map(({ kind, name }) => [kind, name])).toEqual([
      ["item", "Noodles"],
      ["store", "Noodle Bar"],
    ]);
    expect(optionsFor("no", null, before)).toEqual([]);
  });
});
