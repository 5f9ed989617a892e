import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdingFirst, meantTerm, slipsBetween } from "./spelling";

const names = [
  "Chicken Burger",
  "Fried rice",
  "Crème brûlée",
  "Harbour Kitchen",
  "Pizza Margherita",
  "طبق تبولة",
  "Tea",
];

describe("SRCH-31 what a term that finds nothing was meant for", () => {
  it.each([
    ["burgr", "burger"],
    ["Buregr", "burger"],
    ["BURGER", null],
    ["chiken burger", "chicken burger"],
    ["burger chickn", "burger chicken"],
    ["magherita", "margherita"],
    ["margarita", "margherita"],
    ["creme brulle", "crème brûlée"],
    ["creme brulee", "crème brûlée"],
    ["harbor", "harbour"],
    ["تبوله", "تبولة"],
    // Short words may be anything, and a word that no name has stays unexplained.
    ["tee", null],
    ["burgr soup", null],
    ["zzzz", null],
    ["", null],
    ["!?", null],
  ])("%j is %j", (term, meant) => expect(meantTerm(term, names)).toBe(meant));

  it("of two names takes the nearer, of equals the first", () => {
    expect(meantTerm("nodles", ["Nodale", "Noodles"])).toBe("noodles");
    expect(meantTerm("soap", ["Soup", "Soak"])).toBe("soup");
  });

  const word = fc.stringMatching(/^[a-z]{4,12}$/);

  it("has its words from one of the names, and never is the term itself", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(fc.array(word)), (words, known) => {
        const term = words.join(" ");
        const meant = meantTerm(
          term,
          known.map((name) => name.join(" ")),
        );
        if (meant === null) return;
        expect(meant).not.toBe(term);
        expect(known.some((name) => meant.split(" ").every((word) => name.includes(word)))).toBe(true);
      }),
    );
  });

  it("finds a name again from which one letter was dropped", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(11), (name, place) => {
        const dropped = place % name.length;
        expect(meantTerm(name.slice(0, dropped) + name.slice(dropped + 1), [name])).toBe(name);
      }),
    );
  });
});

describe("slips between two words", () => {
  it.each([
    ["", "", 0],
    ["rice", "", 4],
    ["rice", "rice", 0],
    ["rice", "rise", 1],
    ["rice", "ice", 1],
    ["rice", "price", 1],
    ["rice", "ircie", 2],
    ["rice", "irce", 1],
    ["kitten", "sitting", 3],
  ])("%j and %j: %d", (one, other, slips) => expect(slipsBetween(one, other)).toBe(slips));

  it("are the same both ways, and none only between equal words", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const slips = slipsBetween(one, other);
        expect(slips).toBe(slipsBetween(other, one));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

it("names with the term in them come first, in the order they came", () => {
  const names = ["Corn tamales", "Burger", "Tuna", "Hamburger"];
  expect(holdingFirst(names, "BUR", (name) => name)).toEqual(["Burger", "Hamburger", "Corn tamales", "Tuna"]);
});
