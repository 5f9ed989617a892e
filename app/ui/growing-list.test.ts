import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appendPage, type Grown, GrownLists, type ListPage, listKeyOf, moreHref, rowsOf } from "./growing-list";

type Row = { id: number };
const page = (ids: number[], nextHref: string | null): ListPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  total: 36,
  nextHref,
});
const start: Grown<Row> = { later: [], nextHref: "/list?page=2" };

describe("a list that grows", () => {
  it("appends its next page and knows the one after", () => {
    expect(appendPage(start, page([3, 4], "/list?page=3"))).toEqual({
      later: [{ id: 3 }, { id: 4 }],
      nextHref: "/list?page=3",
    });
  });

  it.each([
    ["the last page", page([3], null)],
    ["SRCH-28: a page without rows, whatever it promises", page([], "/list?page=3")],
    ["a page that names itself as the next", page([3], "/list?page=2")],
  ])("ends with %s", (_title, last) => {
    expect(appendPage(start, last).nextHref).toBeNull();
  });

  it("shows every row once and in order, however pages overlap", () => {
    const ids = fc.array(fc.nat(20));
    fc.assert(
      fc.property(ids, ids, (first, later) => {
        const shown = rowsOf(page(first, null).rows, page(later, null).rows).map(({ id }) => id);
        expect(shown).toEqual([...new Set([...first, ...later])]);
      }),
    );
  });
});

describe("the key of a list", () => {
  it("SRCH-28: is another one where the list begins with another row, and the same when only its further pages change", () => {
    const key = listKeyOf("1 /home?search=rice", page([3, 4], "/list?page=2"));
    expect(listKeyOf("1 /home?search=rice", page([3, 5], null))).toBe(key);
    expect(listKeyOf("1 /home?search=rice", page([4, 3], "/list?page=2"))).not.toBe(key);
    expect(listKeyOf("1 /home?search=rice", page([], null))).not.toBe(key);
  });
});

describe("the address of further pages", () => {
  const next = "/home?search=rice&data_type=searched&page=2#end";

  it("asks what the next page asks", () => {
    expect(moreHref({ moreAt: "/search/more" }, next)).toBe("/search/more?search=rice&data_type=searched&page=2");
  });

  it("names the module the list was drawn for", () => {
    expect(moreHref({ moreAt: "/stores/more/all", moduleId: 2 }, "/stores?page=2")).toBe(
      "/stores/more/all?page=2&module_id=2",
    );
    expect(moreHref({ moreAt: "/search/more", moduleId: 2 }, "/home?module_id=77&page=2")).toBe(
      "/search/more?module_id=2&page=2",
    );
  });
});

describe("lists left behind", () => {
  it("are found again, the ten latest", () => {
    const lists = new GrownLists();
    for (let list = 1; list <= 11; list++) lists.keep(`list ${list}`, { later: [{ id: list }], nextHref: null });
    lists.keep("list 2", { later: [{ id: 22 }], nextHref: null });
    lists.keep("list 12", start);
    expect(lists.of("list 1")).toBeNull();
    expect(lists.of("list 3")).toBeNull();
    expect(lists.of<Row>("list 2")?.later).toEqual([{ id: 22 }]);
    expect(lists.of("list 12")).toBe(start);
  });
});
