import { expect, test } from "vitest";
import { shopChoices } from "../seed/data/goods-shop";
import { harbourBurgerGroups, optionGroups } from "../seed/data/options";
import { wordIn, wordInEnglish } from "./words";

const groups = [...Object.values(optionGroups), ...harbourBurgerGroups];
const goods = Object.values(shopChoices).flat();
const names = [
  ...groups.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]),
  ...goods.flatMap(({ title, options }) => [title, ...Object.keys(options)]),
];

test.each([...new Set(names)].filter((name) => !/^(\d+|[SML]|XL)$/.test(name)))("%s has an Arabic name", (name) => {
  const word = wordIn("ar", name);
  expect(word).toMatch(/\p{Script=Arabic}/u);
  expect(wordInEnglish(word)).toBe(name);
});

test("a combination is named by its parts", () => {
  expect(wordIn("ar", "OffWhite-S")).toBe("أبيضعاجي-S");
  expect(wordInEnglish("أبيضعاجي-S")).toBe("OffWhite-S");
  expect(wordIn("en", "OffWhite-S")).toBe("OffWhite-S");
});
