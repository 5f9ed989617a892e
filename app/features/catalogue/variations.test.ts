import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Selection } from "~/delivery-api/model";
import { aBurger, aGroup, anItem, aSelection, aShirt } from "./testing";
import {
  chosenVariation,
  hasChoices,
  matchVariation,
  maximumPicks,
  normaliseSelection,
  sameOptions,
  selectionProblems,
  selectionsEqual,
} from "./variations";

const size = (...labels: string[]) => ({ name: "Size", labels });
const sauces = (...labels: string[]) => ({ name: "Sauces", labels });
const required = { code: "variation-required", name: "Size" };
const range = { code: "variation-range", name: "Sauces", min: 1, max: 2 };

describe("food groups", () => {
  const strict = aBurger({
    variationGroups: [
      aGroup({
        name: "Sauces",
        type: "multi",
        required: true,
        min: 1,
        max: 2,
        options: aBurger().variationGroups[1]?.options,
      }),
    ],
  });
  test.each([
    ["VAR-08 a required group without a pick", aBurger(), [], [required]],
    ["VAR-08 an empty pick is none", aBurger(), [size()], [required]],
    ["VAR-08 a required multi group without a pick", strict, [], [{ code: "variation-required", name: "Sauces" }]],
    ["VAR-09 a required multi group above its maximum", strict, [sauces("Mayo", "Chili", "Mustard")], [range]],
    ["VAR-09 a required multi group in range", strict, [sauces("Mayo", "Chili")], []],
    [
      "VAR-10 an optional multi group above its maximum",
      aBurger(),
      [size("Small"), sauces("Mayo", "Chili", "Mustard")],
      [range],
    ],
    ["VAR-10 an optional multi group at its maximum", aBurger(), [size("Small"), sauces("Mayo", "Chili")], []],
    ["VAR-11 an optional multi group without a pick", aBurger(), [size("Small")], []],
    [
      "VAR-01 two picks of a single group",
      aBurger(),
      [size("Small", "Large")],
      [{ code: "variation-range", name: "Size", min: 1, max: 1 }],
    ],
    [
      "an unknown group",
      aBurger(),
      [size("Small"), { name: "Crust", labels: ["Thin"] }],
      [{ code: "unknown-group", name: "Crust" }],
    ],
    ["an unknown option", aBurger(), [size("Huge")], [{ code: "unknown-option", name: "Size", label: "Huge" }]],
    [
      "an option twice",
      aBurger(),
      [size("Small"), sauces("Mayo", "Mayo")],
      [{ code: "duplicate-option", name: "Sauces" }],
    ],
    [
      "a group twice",
      aBurger(),
      [size("Small"), size("Large")],
      [{ code: "duplicate-option", name: "Harbour Burger" }],
    ],
  ])("%s", (_, item, groups, expected) => {
    expect(selectionProblems(item, aSelection({ groups }))).toEqual(expected);
  });

  test("VAR-08 of several choices only the open ones are asked for", () => {
    const asked = (...options: (string | null)[]) =>
      selectionProblems(aShirt(), aSelection({ options })).map((problem) => "name" in problem && problem.name);
    expect(asked("Red", null)).toEqual(["Size"]);
    expect(asked(null, "M")).toEqual(["Colour"]);
    expect(asked(null, null)).toEqual(["Colour", "Size"]);
  });

  test("VAR-10 an optional multi group below its minimum", () => {
    const item = aBurger({ variationGroups: [{ ...aGroup(), type: "multi", required: false, min: 2, max: 2 }] });
    const problems = selectionProblems(item, aSelection({ groups: [size("Small")] }));
    expect(problems).toEqual([{ code: "variation-range", name: "Size", min: 2, max: 2 }]);
  });

  test("VAR-09 a maximum the operator left out is the number of options", () => {
    expect(maximumPicks(aGroup({ type: "multi", min: 1, max: 0 }))).toBe(2);
    expect(maximumPicks(aGroup({ type: "multi", min: 2, max: 1 }))).toBe(2);
    expect(maximumPicks(aGroup({ type: "multi", min: 0, max: 1 }))).toBe(1);
  });

  test("VAR-09 VAR-10 any number of known, different picks passes exactly inside the range", () => {
    const labels = ["a", "b", "c", "d", "e"];
    const options = labels.map((label) => ({ label, price: 1 }));
    fc.assert(
      fc.property(
        fc.subarray(labels),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        (picks, min, max, isRequired) => {
          fc.pre(min <= max);
          const item = anItem({
            variationGroups: [{ name: "G", type: "multi", required: isRequired, min, max, options }],
          });
          const problems = selectionProblems(item, aSelection({ groups: [{ name: "G", labels: picks }] }));
          const passes = picks.length === 0 ? !isRequired : picks.length >= min && picks.length <= max;
          expect(problems.length === 0).toBe(passes);
        },
      ),
    );
  });
});

describe("variations of other modules", () => {
  test.each([
    ["VAR-13 a variation without stock", { variationType: "Red-M" }, [{ code: "variation-out-of-stock" }]],
    ["a variation with stock", { variationType: "SeaBlue-M" }, []],
    [
      "VAR-08 none chosen",
      {},
      [
        { code: "variation-required", name: "Colour" },
        { code: "variation-required", name: "Size" },
      ],
    ],
    ["one that the item has not", { variationType: "Green-M" }, [{ code: "unknown-variation" }]],
    ["food groups", { variationType: "SeaBlue-M", groups: [size("M")] }, [{ code: "unknown-group", name: "Size" }]],
  ])("%s", (_, of, expected) => {
    expect(selectionProblems(aShirt(), aSelection(of))).toEqual(expected);
  });

  test.each([
    ["its one choice", [{ name: "choice_1", title: "Colour", options: ["Red"] }], "Colour"],
    ["the item, without choices", [], "Shirt"],
  ])("VAR-08 what is missing is named by %s", (_, choices, name) => {
    expect(selectionProblems(aShirt({ choices }), aSelection())).toEqual([{ code: "variation-required", name }]);
  });

  test("an item without variations needs none, food takes none", () => {
    expect(selectionProblems(anItem({ moduleType: "grocery", stock: 3 }), aSelection())).toEqual([]);
    expect(selectionProblems(anItem(), aSelection({ variationType: "Red-M" }))).toEqual([
      { code: "unknown-variation" },
    ]);
  });

  test.each([
    [["Sea Blue", "M"], "SeaBlue-M"],
    [["Sea Blue", "X-L"], "SeaBlue-X-L"],
    [["SeaBlue", "XL"], "SeaBlue-X-L"],
    [["Sea-Blue", " M "], "SeaBlue-M"],
    [["Red", "X-L"], null],
    [["M", "Red"], null],
  ])("VAR-14 %j finds %s", (options, type) => {
    expect(matchVariation(aShirt(), options)?.type ?? null).toBe(type);
  });

  test("VAR-14 the exact form wins over one that differs in dashes", () => {
    const variations = ["A-BC", "AB-C"].map((type) => ({ type, price: 1, stock: 1 }));
    expect(matchVariation(aShirt({ variations }), ["AB", "C"])?.type).toBe("AB-C");
  });

  test("VAR-15 the chosen variation is found by its type, never for food", () => {
    expect(chosenVariation(aShirt(), { variationType: "SeaBlue-X-L" })?.price).toBe(14);
    expect(chosenVariation(aShirt(), { variationType: null })).toBeNull();
    expect(chosenVariation(aShirt({ moduleType: "food" }), { variationType: "SeaBlue-M" })).toBeNull();
  });
});

describe("add-ons and quantities", () => {
  test.each([
    ["known ones", [{ id: 3, quantity: 2 }], 1, []],
    ["another item's", [{ id: 99, quantity: 1 }], 1, [{ code: "unknown-add-on", id: 99 }]],
    [
      "one twice",
      [
        { id: 3, quantity: 1 },
        { id: 3, quantity: 1 },
      ],
      1,
      [{ code: "duplicate-add-on", id: 3 }],
    ],
    ["a negative number of them", [{ id: 3, quantity: -1 }], 1, [{ code: "invalid-quantity" }]],
    ["no pieces", [], 0, [{ code: "invalid-quantity" }]],
    ["half a piece", [], 1.5, [{ code: "invalid-quantity" }]],
    ["not a number", [], Number.NaN, [{ code: "invalid-quantity" }]],
  ])("%s", (_, addOns, quantity, expected) => {
    expect(selectionProblems(aBurger(), aSelection({ groups: [size("Small")], addOns, quantity }))).toEqual(expected);
  });
});

describe("one way to write a selection", () => {
  test("VAR-05 VAR-06 an add-on at quantity 0 and a group without a pick are dropped", () => {
    const selection = aSelection({
      groups: [sauces(), size("Large")],
      addOns: [
        { id: 5, quantity: 0 },
        { id: 3, quantity: 1 },
      ],
    });
    expect(normaliseSelection(selection)).toEqual(
      aSelection({ groups: [size("Large")], addOns: [{ id: 3, quantity: 1 }] }),
    );
  });

  const selections: fc.Arbitrary<Selection> = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    groups: fc.uniqueArray(fc.record({ name: fc.constantFrom("A", "B", "C"), labels: fc.subarray(["x", "y", "z"]) }), {
      selector: ({ name }) => name,
    }),
    variationType: fc.constantFrom(null, "Red-M"),
    addOns: fc.uniqueArray(fc.record({ id: fc.nat(5), quantity: fc.nat(2) }), { selector: ({ id }) => id }),
  });
  const shuffled = (selection: Selection): Selection => ({
    ...selection,
    groups: [...selection.groups].reverse().map(({ name, labels }) => ({ name, labels: [...labels].reverse() })),
    addOns: [...selection.addOns].reverse().map(({ id, quantity }) => ({ quantity, id })),
  });

  test("ITEM-11 the order of picks is no change, a quantity is", () => {
    fc.assert(
      fc.property(selections, (selection) => {
        expect(selectionsEqual(selection, shuffled(selection))).toBe(true);
        expect(selectionsEqual(selection, { ...selection, quantity: selection.quantity + 1 })).toBe(false);
        expect(normaliseSelection(normaliseSelection(selection))).toEqual(normaliseSelection(selection));
      }),
    );
  });

  test("ITEM-11 another option or add-on is a change; only options make another line", () => {
    const small = aSelection({ groups: [size("Small")] });
    const large = aSelection({ groups: [size("Large")] });
    const withFries = { ...small, addOns: [{ id: 3, quantity: 1 }], quantity: 4 };
    expect(selectionsEqual(small, large)).toBe(false);
    expect(selectionsEqual({ ...small, quantity: 4 }, withFries)).toBe(false);
    expect(sameOptions(small, withFries)).toBe(true);
    expect(sameOptions(small, large)).toBe(false);
    expect(sameOptions(aSelection({ variationType: "Red-M" }), aSelection({ variationType: "Red-L" }))).toBe(false);
  });
});

test.each([
  ["CART-15 food with groups", aBurger(), true],
  ["CART-15 a light item that says it has variations", anItem({ isLight: true, hasVariations: true }), true],
  ["CART-14 ecommerce with variations", aShirt({ hasVariations: false }), true],
  [
    "CART-15 grocery with one variation",
    anItem({ moduleType: "grocery", variations: [{ type: "1kg", price: 3, stock: 1 }] }),
    true,
  ],
  ["CART-16 a grocery item without", anItem({ moduleType: "grocery" }), false],
  ["CART-16 a plain item", anItem(), false],
  ["CART-16 add-ons alone are no variation", anItem({ addOns: [{ id: 3, name: "Fries", price: 3 }] }), false],
])("%s", (_, item, expected) => {
  expect(hasChoices(item)).toBe(expected);
});
