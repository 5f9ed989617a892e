import { expect, test } from "vitest";
import type { Category } from "~/delivery-api/model";
import { addressName, findCategory } from "./find-category";

const soups: Category = {
  id: 3,
  name: "Soups",
  slug: "soups",
  image: null,
  featured: false,
  productsCount: null,
  children: [{ id: 11, name: "Hot soups", slug: "hot-soups" }],
};
const years: Category = { ...soups, id: 4, name: "Since 1911", slug: "11", children: [] };
const nameOf = (idOrSlug: string, categories = [soups, years]) => {
  const found = findCategory(categories, idOrSlug);
  return found && `${found.parent.name} > ${found.category.name}`;
};

test.each([
  ["soups", "Soups > Soups"],
  ["3", "Soups > Soups"],
  ["hot-soups", "Soups > Hot soups"],
  ["11", "Since 1911 > Since 1911"],
  ["4", "Since 1911 > Since 1911"],
  ["Soups", null],
  ["", null],
  ["-3", null],
  ["3.0", null],
])("the category of /category/%s is %s", (idOrSlug, expected) => {
  expect(nameOf(idOrSlug)).toBe(expected);
});

test("a child is found by its number", () => {
  expect(nameOf("11", [soups])).toBe("Soups > Hot soups");
});

test("two categories of one slug have different addresses", () => {
  const twins = [{ ...soups, children: [{ id: 11, name: "Soups", slug: "soups" }] }];
  const names = [soups, { id: 11, slug: "soups" }].map((category) => addressName(twins, category));
  expect(names).toEqual(["soups", "11"]);
  expect(names.map((name) => findCategory(twins, name)?.category.id)).toEqual([3, 11]);
});
