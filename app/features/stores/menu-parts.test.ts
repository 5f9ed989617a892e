import fc from "fast-check";
import { expect, test } from "vitest";
import { menuParts } from "./menu-parts";

const sections = [
  { id: 3, name: "Soups" },
  { id: 8, name: "Bread" },
];
const item = (id: number, ...categories: number[]) => ({
  id,
  categories: categories.map((category) => ({ id: category, name: "" })),
});
const shown = (...items: ReturnType<typeof item>[]) =>
  menuParts(items, sections, "More").map(({ name, items: rows }) => [name, ...rows.map(({ id }) => id)].join(" "));

test("sections come in the store's order, their items in the menu's", () => {
  expect(shown(item(1, 8), item(2, 3), item(3, 8))).toEqual(["Soups 2", "Bread 1 3"]);
});

test("an item of two sections stands once, in the first; one of none comes last", () => {
  expect(shown(item(1, 8, 3), item(2, 99), item(3))).toEqual(["Soups 1", "More 2 3"]);
});

test("a menu without items has no parts", () => {
  expect(shown()).toEqual([]);
});

test("every item stands exactly once, whatever its categories", () => {
  const items = fc.array(fc.array(fc.constantFrom(3, 8, 99)).map((categories) => item(0, ...categories)));
  fc.assert(
    fc.property(items, (given) => {
      const menu = given.map((row, id) => ({ ...row, id }));
      const ids = menuParts(menu, sections, "More").flatMap((part) => part.items.map(({ id }) => id));
      expect(ids.sort((a, b) => a - b)).toEqual(menu.map(({ id }) => id));
    }),
  );
});
