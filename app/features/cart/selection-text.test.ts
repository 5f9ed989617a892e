import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSelectionText, selectionText } from "./selection-text.server";

const text = fc.string({ minLength: 1, maxLength: 30 });
const selection = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  groups: fc.array(fc.record({ name: text, labels: fc.array(text, { maxLength: 4 }) }), { maxLength: 4 }),
  variationType: fc.option(text),
  addOns: fc.array(fc.record({ id: fc.integer({ min: 1 }), quantity: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 5,
  }),
});

describe("a selection carried through an address", () => {
  it("CART-12 comes back as it was", () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        expect(parseSelectionText(selectionText(chosen))).toEqual(chosen);
      }),
    );
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    '"1"',
    '{"quantity":0,"groups":[],"variationType":null,"addOns":[]}',
    '{"quantity":1.5,"groups":[],"variationType":null,"addOns":[]}',
    '{"quantity":1,"groups":[],"variationType":null,"addOns":[{"id":-3,"quantity":1}]}',
    `{"quantity":1,"groups":[],"variationType":"${"x".repeat(5000)}","addOns":[]}`,
  ])("%j is none", (value) => {
    expect(parseSelectionText(value)).toBeNull();
  });

  it("never throws, whatever stands in the address", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (value) => parseSelectionText(value) !== undefined));
  });
});
