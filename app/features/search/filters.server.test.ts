import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CategoryNode } from "./categories";
import { readFilters, readForm } from "./filters.server";
import {
  chosenBrands,
  chosenCategories,
  filterWords,
  resultsHref,
  type SearchQuery,
  sentPrice,
  tabHref,
  unfilteredHref,
} from "./query";

const read = (search: string) => readFilters(new URLSearchParams(search));
const searched = (search: string) => {
  const asked = read(`data_type=searched&search=rice&${search}`);
  if (!asked) throw new Error("no results");
  return asked;
};

describe("an address of results", () => {
  it.each(["searched", "category", "brand", "new", "discounted"])("RTE-08: data_type %s", (dataType) => {
    expect(read(`data_type=${dataType}`)?.dataType).toBe(dataType);
  });

  it.each(["", "data_type=", "data_type=sold", "data_type=__proto__"])("there are no results of `%s`", (search) => {
    expect(read(search)).toBeNull();
  });

  it.each<[string, Partial<SearchQuery>]>([
    ["page=-1", { page: 1 }],
    ["page=0x", { page: 1 }],
    ["page=3", { page: 3 }],
    ["min_price=abc", { price: { min: 0, max: 20_000 } }],
    ["min_price=-5&max_price=1e9", { price: { min: 0, max: 20_000 } }],
    ["min_price=5&max_price=99999999", { price: { min: 5, max: 20_000 } }],
    ["min_price=500&max_price=20", { price: { min: 20, max: 500 } }],
    ["tab=carts", { tab: "items" }],
    [
      "tab=stores&sort=high&brand=3&min_price=5",
      { tab: "stores", sort: null, brands: [], price: { min: 0, max: 20_000 } },
    ],
    ["view=list&sort=low", { view: "list", sort: "low" }],
    ["sort=sideways", { sort: null }],
    ["filter=popular&filter=top_rated&filter=1;DROP TABLE", { filters: ["top_rated", "popular"] }],
    ["filter=nearby&filter=currently_open", { filters: [] }],
    ["tab=stores&filter=nearby", { filters: ["nearby"] }],
    ["category=3&category=x&category=3&category=-1&category=1.5", { categories: [3] }],
    ["category=3&category=all", { categories: "all" }],
    ["brand=2&brand=7", { brands: [2, 7] }],
    ["rating=4.5", { rating: 4.5 }],
    ["rating=9", { rating: null }],
    ["rating=", { rating: null }],
    ["id=7&module_id=abc", { id: 7, moduleId: null }],
  ])("%s", (search, expected) => {
    expect(searched(search)).toMatchObject(expected);
  });

  it("SRCH-20: only stores can be near or open, and only items have brands and prices", () => {
    expect(filterWords(searched("tab=stores&filter=nearby&filter=discounted&sort=high"))).toEqual([
      "nearby",
      "discounted",
    ]);
    expect(filterWords(searched("filter=nearby&filter=discounted&sort=high"))).toEqual(["discounted", "high"]);
  });

  it("says the same in one way, and means it again", () => {
    const value = fc.oneof(
      fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
      fc.constantFrom("1", "2", "all", "high", "stores", "list", "4", "nearby"),
    );
    const name = fc.constantFrom(
      ...["search", "id", "name", "brand_id", "module_id", "tab", "view", "sort", "filter", "category"],
      ...["brand", "rating", "min_price", "max_price", "page", "from", "fromSearch"],
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value)),
        fc.constantFrom("searched", "category", "brand"),
        (pairs, dataType) => {
          const asked = readFilters(new URLSearchParams([...pairs, ["data_type", dataType]]));
          if (!asked) throw new Error("no results");
          const href = resultsHref(asked, { page: asked.page });
          expect(readFilters(new URLSearchParams(href.replace(/^[^?]*/, "")))).toEqual(asked);
        },
      ),
    );
  });

  it("takes the first sixty characters of 5,000, whole ones", () => {
    const asked = read(`data_type=searched&search=${encodeURIComponent(`${"a".repeat(59)}🍔`.padEnd(5000, "b"))}`);
    expect(asked?.search).toBe("a".repeat(59));
  });
});

describe("links of results", () => {
  const asked = searched("page=3&filter=popular&category=3&brand=2&rating=4&min_price=5&view=list&sort=high");

  it("SRCH-25: a choice begins at the first page", () => {
    expect(resultsHref(asked, { categories: [5] })).not.toContain("page=");
    expect(resultsHref(asked, { page: 4 })).toContain("page=4");
  });

  it("SRCH-14: the other tab begins anew, with the same term", () => {
    expect(tabHref(asked, "stores")).toBe("/home?search=rice&data_type=searched&tab=stores&view=list");
  });

  it("without filters the order stays", () => {
    expect(unfilteredHref(asked)).toBe("/home?search=rice&data_type=searched&view=list&sort=high");
  });
});

describe("the price range as sent", () => {
  it.each([
    [
      { min: 0, max: 20_000 },
      { min: 0, max: 20_000 },
    ],
    [
      { min: 5, max: 20_000 },
      { min: 5, max: 20_000 },
    ],
    [
      { min: 0, max: 10 },
      { min: 0.0001, max: 10 },
    ],
  ])("SRCH-23: %j", (price, sent) => expect(sentPrice(price)).toEqual(sent));
});

describe("a form without scripts", () => {
  const tree: CategoryNode[] = [{ id: 3, name: "Soups", children: [{ id: 31, name: "Hot soups" }] }];
  it("means a parent with its children", () => {
    const params = new URLSearchParams("apply=1&category=3&was=99");
    expect(readForm(searched("category=3"), params, tree).categories).toBe("all");
  });

  const two = [...tree, { id: 5, name: "Salads", children: [] }];
  const sent = (search: string) => {
    const params = new URLSearchParams(`apply=1&${search}`);
    const asked = readFilters(params);
    if (!asked) throw new Error("no results");
    return { asked, href: resultsHref(readForm(asked, params, two)) };
  };
  const ofCategory = "id=3&data_type=category&was=3&was=31&filter=popular";
  const ofBrand = "data_type=brand&brand_id=4&filter=popular";

  it.each([
    ["the category's own box as it stood", `${ofCategory}&category=3&category=31`, ""],
    ["its own and another", `${ofCategory}&category=3&category=31&category=5`, "&category=all"],
    ["another in its place", `${ofCategory}&category=5`, "&category=5"],
    ["no box", ofCategory, ""],
  ])("SRCH-18: %s, on results of a category", (_, search, categories) => {
    expect(sent(search).href).toBe(`/home?id=3&data_type=category&filter=popular${categories}`);
  });

  it.each([
    ["the brand's own box as it stood", `${ofBrand}&brand=4`, ""],
    ["its own and another", `${ofBrand}&brand=4&brand=7`, "&brand=4&brand=7"],
    ["another in its place", `${ofBrand}&brand=7`, "&brand=7"],
    ["no box", ofBrand, ""],
  ])("SRCH-18: %s, on results of a brand", (_, search, brands) => {
    expect(sent(search).href).toBe(`/home?data_type=brand&brand_id=4&filter=popular${brands}`);
  });

  it("SRCH-18: a box or chip that leaves only the results' own category or brand leaves no filter", () => {
    const { asked } = sent(`${ofCategory}&category=3&category=5`);
    expect(chosenCategories(asked, new Set([3, 31]), two)).toEqual([]);
    expect(chosenCategories(asked, new Set([5]), two)).toEqual([5]);
    expect(chosenBrands(sent(`${ofBrand}&brand=4&brand=7`).asked, [4])).toEqual([]);
    expect(chosenBrands(searched("brand=4&brand=7"), [4])).toEqual([4]);
  });
});
