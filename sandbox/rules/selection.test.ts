import { describe, expect, it } from "vitest";
import { choose, sameSelection } from "./selection";

const burger = {
  price: 9,
  stock: 0,
  combinations: [],
  groups: [
    {
      name: "Size",
      required: "on",
      values: [
        { label: "Small", optionPrice: "0" },
        { label: "Large", optionPrice: "2" },
      ],
    },
    {
      name: "Sauces",
      required: "off",
      values: [
        { label: "Ketchup", optionPrice: "0.5" },
        { label: "Mayo", optionPrice: "0.25" },
      ],
    },
  ],
};
const shirt = { price: 10, stock: 9, groups: [], combinations: [{ type: "Red-L", price: 12, stock: 4 }] };
const pick = (name: string, ...label: string[]) => ({ name, values: { label } });

describe("choose", () => {
  it.each([
    ["the base price", [pick("Size", "Small")], 9],
    ["an option added", [pick("Size", "Large")], 11],
    ["options of two groups added", [pick("Size", "Large"), pick("Sauces", "Ketchup", "Mayo")], 11.75],
  ])("food: %s", (_title, picked, unitPrice) => expect(choose(burger, picked)).toMatchObject({ ok: true, unitPrice }));

  it.each([
    ["a required group is empty", burger, [], "missing"],
    ["an option is no longer sold", burger, [pick("Size", "Huge")], "gone"],
    ["a group is no longer offered", burger, [pick("Size", "Small"), pick("Bread", "Rye")], "gone"],
    ["no combination chosen", shirt, [], "missing"],
    ["a combination is no longer sold", shirt, [{ type: "Blue-S" }], "gone"],
  ])("%s", (_title, item, picked, problem) => expect(choose(item, picked)).toEqual({ ok: false, problem }));

  it("a combination replaces price and stock", () => {
    expect(choose(shirt, [{ type: "Red-L" }])).toMatchObject({ ok: true, unitPrice: 12, stock: 4 });
  });
});

describe("sameSelection", () => {
  it.each([
    [[pick("A", "1", "2"), pick("B", "3")], [pick("B", "3"), pick("A", "2", "1")], true],
    [[pick("A", "1")], [pick("A", "2")], false],
    [[{ type: "Red-L" }], [{ type: "Red-L" }], true],
    [[], [pick("A", "1")], false],
  ])("%j and %j: %s", (a, b, same) => expect(sameSelection(a, b)).toBe(same));
});
