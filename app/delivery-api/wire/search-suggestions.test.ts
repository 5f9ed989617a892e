import { describe, expect, it } from "vitest";
import { readSearchSuggestions } from "./search-suggestions";

describe("search suggestions", () => {
  it("DATA-31: the names of items and stores, each once; a row without a name is left out", () => {
    const body = {
      items: [{ id: 41, name: "Soup" }, { id: 42, name: " Soup " }, { id: 43 }, null, { name: "Soup of the day" }],
      stores: [{ name: "Demo Kitchen", open: 1 }],
    };
    expect(readSearchSuggestions(body)).toEqual({ items: ["Soup", "Soup of the day"], stores: ["Demo Kitchen"] });
  });

  it.each([[{}], [{ items: null, stores: "" }], [{ items: {}, stores: [] }]])("%j has none", (body) => {
    expect(readSearchSuggestions(body)).toEqual({ items: [], stores: [] });
  });
});
