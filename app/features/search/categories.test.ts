import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CategoryNode, checkedOf, everyId, isAll, meantBy, namedBy, pressed } from "./categories";

const node = (id: number, ...children: number[]): CategoryNode => ({
  id,
  name: `Category ${id}`,
  children: children.map((child) => ({ id: child, name: `Child ${child}` })),
});
/** Two families and a category without children. */
const tree = [node(1, 11, 12), node(2, 21, 22), node(3)];
const all = [1, 11, 12, 2, 21, 22, 3];

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
type Box = number | "all";

describe("boxes named by an address", () => {
  it.each<[string, "all" | number[], number[]]>([
    ["SRCH-26: all is every category and child", "all", all],
    ["SRCH-27: a parent brings its children", [1], [1, 11, 12]],
    ["a child stands alone", [11], [11]],
    ["all children are their parent", [11, 12], [1, 11, 12]],
    ["a category without children", [3], [3]],
    ["unknown numbers are nothing", [99, 3], [3]],
    ["nothing", [], []],
  ])("%s", (_title, named, expected) => {
    expect(sorted(checkedOf(named, tree))).toEqual(sorted(expected));
  });

  it("whatever is checked has one name that means it again", () => {
    fc.assert(
      fc.property(fc.subarray(all), (ids) => {
        const checked = checkedOf(ids, tree);
        expect(sorted(checkedOf(namedBy(checked, tree), tree))).toEqual(sorted(checked));
      }),
    );
  });

  it("nothing is not everything of an empty tree", () => {
    expect(isAll(new Set(), [])).toBe(false);
    expect(namedBy(new Set([5]), [])).toEqual([]);
  });
});

describe("a press on a box", () => {
  it.each<[string, number[], Box, boolean, number[]]>([
    ["SRCH-26: All checks everything", [11], "all", true, all],
    ["All off clears everything", all, "all", false, []],
    ["SRCH-27: a parent checks its children", [21], 1, true, [1, 11, 12, 21]],
    ["a parent off takes its children along", [1, 11, 12, 3], 1, false, [3]],
    ["a child off leaves the parent unchecked", [1, 11, 12], 11, false, [12]],
    ["the last child checks its parent", [11], 12, true, [1, 11, 12]],
  ])("%s", (_title, before, box, on, expected) => {
    expect(sorted(pressed(new Set(before), tree, { box, on }))).toEqual(sorted(expected));
  });
});

describe("a form without scripts", () => {
  it.each<[string, Box[], Box[], number[]]>([
    ["SRCH-27: a parent was chosen", [1], [], [1, 11, 12]],
    ["a parent was chosen beside one of its children", [1, 11], [11], [1, 11, 12]],
    ["a child of a whole parent was left out", [1, 12], [1, 11, 12], [12]],
    ["a parent was taken off", [11, 12], [1, 11, 12], []],
    ["a parent was taken off, and one of its children kept", [11], [1, 11, 12], [11]],
    ["SRCH-26: All was checked", ["all", 11], [11], all],
    ["All was taken off", all, ["all", ...all], []],
    [
      "a child was left out of everything",
      ["all", ...all.filter((id) => id !== 11)],
      ["all", ...all],
      [12, 2, 21, 22, 3],
    ],
    ["nothing was pressed", [1, 11, 12], [1, 11, 12], [1, 11, 12]],
  ])("%s", (_title, sent, before, expected) => {
    expect(sorted(meantBy(new Set(sent), new Set(before), tree))).toEqual(sorted(expected));
  });

  it("means by one press what a press with scripts does", () => {
    fc.assert(
      fc.property(fc.subarray(all), fc.constantFrom<Box>("all", ...all), (ids, box) => {
        const checked = checkedOf(ids, tree);
        const before = new Set<Box>([...checked, ...(isAll(checked, tree) ? ["all" as const] : [])]);
        const on = !before.has(box);
        const sent = new Set(before);
        if (on) sent.add(box);
        else sent.delete(box);
        expect(sorted(meantBy(sent, before, tree))).toEqual(sorted(pressed(checked, tree, { box, on })));
      }),
    );
  });

  it("knows every box once", () => expect(everyId(tree)).toEqual(all));
});
