import fc from "fast-check";
import { expect, test } from "vitest";
import { aBurger, anItem, aShirt } from "~/features/catalogue/testing";
import { selectionProblems } from "~/features/catalogue/variations";
import {
  isSelectionField,
  missingChoice,
  nothingChosen,
  parseSelection,
  problemMessages,
  selectionFields,
  selectionIn,
  withinLimits,
} from "./selection-form";

function form(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test("a food form is read into groups, add-ons and a quantity", () => {
  const data = form(
    ["group.0", "Large"],
    ["group.1", "Ketchup"],
    ["group.1", "Mayo"],
    ["addOn.3", "on"],
    ["addOn.3.quantity", "2"],
    ["quantity", "4"],
  );
  expect(parseSelection(data, aBurger())).toEqual({
    quantity: 4,
    groups: [
      { name: "Size", labels: ["Large"] },
      { name: "Sauces", labels: ["Ketchup", "Mayo"] },
    ],
    variationType: null,
    addOns: [{ id: 3, quantity: 2 }],
  });
});

test.each<[string, [string, string][], { id: number; quantity: number }[]]>([
  ["checked without a quantity is one", [["addOn.3", "on"]], [{ id: 3, quantity: 1 }]],
  ["unchecked is dropped", [["addOn.3.quantity", "2"]], []],
  [
    "a quantity of 0 drops it",
    [
      ["addOn.3", "on"],
      ["addOn.3.quantity", "0"],
    ],
    [],
  ],
  [
    "a negative quantity drops it",
    [
      ["addOn.3", "on"],
      ["addOn.3.quantity", "-4"],
    ],
    [],
  ],
  ["of another item is dropped", [["addOn.77", "on"]], []],
  [
    "never more than 99",
    [
      ["addOn.5", "on"],
      ["addOn.5.quantity", "5000"],
    ],
    [{ id: 5, quantity: 99 }],
  ],
])("VAR-05 VAR-06 an add-on counts while checked with a quantity: %s", (_case, entries, addOns) => {
  expect(parseSelection(form(["quantity", "1"], ...entries), aBurger()).addOns).toEqual(addOns);
});

test.each<[string, [string, string][], string | null]>([
  [
    "all choices name the variation",
    [
      ["choice.0", "Sea Blue"],
      ["choice.1", "X-L"],
    ],
    "SeaBlue-X-L",
  ],
  ["an open choice names none", [["choice.0", "Sea Blue"]], null],
  [
    "a combination that is not sold stays for the rules",
    [
      ["choice.0", "Red"],
      ["choice.1", "X-L"],
    ],
    "Red-X-L",
  ],
])("VAR-14 older choice options: %s", (_case, entries, variationType) => {
  expect(parseSelection(form(["quantity", "1"], ...entries), aShirt()).variationType).toBe(variationType);
});

test("VAR-14 a choice made stays made while another is open", () => {
  const chosen = parseSelection(form(["quantity", "1"], ["choice.0", "Red"]), aShirt());
  expect(chosen).toMatchObject({ variationType: null, options: ["Red", null] });
  expect(parseSelection(form(["quantity", "1"]), aBurger())).not.toHaveProperty("options");
});

test("a variation without choice options is picked by its own name", () => {
  const item = aShirt({ choices: [] });
  expect(parseSelection(form(["variation", "Red-M"]), item).variationType).toBe("Red-M");
});

test.each([
  ["3", "1", 4],
  ["3", "-1", 2],
  ["3", "7", 3],
  ["1e3", "1", 1],
  ["", "", 0],
])("without scripts quantity %s and step %s make %i", (quantity, step, expected) => {
  expect(parseSelection(form(["quantity", quantity], ["step", step]), anItem()).quantity).toBe(expected);
});

test.each([
  ["ITEM-15 never below one", anItem(), 0, 1, null],
  ["ITEM-18 the maximum stops it", anItem({ maximumQuantity: 3 }), 4, 3, "out-of-limits"],
  ["ITEM-17 the stock stops it", anItem({ moduleType: "grocery", stock: 2 }), 9, 2, "out-of-stock"],
  ["food keeps no stock", anItem({ stock: 2 }), 9, 9, null],
] as const)("%s", (_title, item, asked, quantity, reason) => {
  const selection = { quantity: asked, groups: [], variationType: null, addOns: [] };
  expect(withinLimits(item, selection)).toEqual({ selection: { ...selection, quantity }, reason });
});

test("what a form invents is refused, whatever it is", () => {
  const names = fc.oneof(
    fc.constantFrom("group.0", "group.1", "addOn.3", "addOn.3.quantity", "quantity", "step", "variation"),
    fc.string(),
  );
  const values = fc.oneof(fc.constantFrom("Small", "Large", "Ketchup", "1", "-1", "on"), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 20 }), (entries) => {
      const item = aBurger();
      const selection = parseSelection(form(...entries), item);
      if (selectionProblems(item, selection).length > 0) return;
      const offered = item.variationGroups.flatMap(({ options }) => options.map(({ label }) => label));
      expect(selection.groups.flatMap(({ labels }) => labels).every((label) => offered.includes(label))).toBe(true);
      expect(selection.quantity).toBeGreaterThan(0);
      expect(selection.addOns.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
    }),
  );
});

test("ITEM-16 what a form says is read again from an address that keeps it, by the rules of the item", () => {
  const names = fc.oneof(
    fc.constantFrom("group.0", "group.1", "addOn.3", "addOn.3.quantity", "quantity", "step", "variation"),
    fc.constantFrom("choice.0", "choice.1"),
  );
  const values = fc.constantFrom("Small", "Large", "Ketchup", "Sea Blue", "X-L", "Red-M", "1", "-1", "on", "7");
  const items = fc.constantFrom(aBurger(), aShirt(), aShirt({ choices: [] }), anItem({ maximumQuantity: 3 }));
  fc.assert(
    fc.property(items, fc.array(fc.tuple(names, values), { maxLength: 20 }), (item, entries) => {
      const { selection } = withinLimits(item, parseSelection(form(...entries), item));
      const address = new URLSearchParams();
      for (const [name, value] of Object.entries(selectionFields(item, selection))) {
        for (const one of [value].flat()) address.append(name, one);
      }
      expect(selectionIn(address, item)).toEqual(selection);
      expect([...address.keys()].every(isSelectionField)).toBe(true);
    }),
  );
});

test.each([
  ["dialog=item&item=41&image=2", null],
  ["quantity=900", 3],
  ["quantity=-1", 1],
  ["quantity=x", 1],
])("ITEM-18 an address that says %s asks for %s of at most 3", (search, quantity) => {
  const selection = selectionIn(new URLSearchParams(search), anItem({ maximumQuantity: 3 }));
  expect(selection?.quantity ?? null).toBe(quantity);
});

test("each problem has its words, unknown options share theirs", () => {
  const said = (key: string, values?: Record<string, unknown>) => `${key} ${values?.name ?? ""}`.trim();
  expect(
    problemMessages(
      [
        { code: "variation-required", name: "Size" },
        { code: "variation-out-of-stock" },
        { code: "unknown-add-on", id: 9 },
      ],
      said,
    ),
  ).toEqual([
    { name: "Size", text: "items:problems.variation-required Size" },
    { name: null, text: "items:problems.variation-out-of-stock" },
    { name: null, text: "items:problems.unknown" },
  ]);
});

test.each([
  ["VAR-08 a required group", aBurger(), {}, { id: "group-0", title: "Size" }],
  ["nothing, once it is chosen", aBurger(), { groups: [{ name: "Size", labels: ["Large"] }] }, null],
  ["VAR-14 the first choice that is open", aShirt(), { options: ["Red", null] }, { id: "choice-1", title: "Size" }],
  ["a variation that makes up no set", { ...aShirt(), choices: [] }, {}, { id: "variation", title: null }],
])("the options to choose from next: %s", (_title, item, chosen, missing) => {
  const problems = selectionProblems(item, { ...nothingChosen, ...chosen });
  expect(missingChoice(item, problems)).toEqual(missing);
});
