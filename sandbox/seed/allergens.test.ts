import { expect, test } from "vitest";
import { allergensIn, foodFactInArabic } from "./allergens";

test.each([
  ["Harbour Burger. The house burger: beef from the grill, cheddar, pickles and our own relish.", ["Gluten", "Milk"]],
  ["Miso Noodles. Wheat noodles in miso broth with tofu and spring onion.", ["Gluten", "Soya"]],
  ["Coconut water", []],
  ["Peanut butter", ["Milk", "Peanuts"]],
  ["Crispy falafel wrap", ["Gluten", "Sesame"]],
  ["Plain Rice. Steamed basmati rice.", []],
])("%s: %j", (text, expected) => expect(allergensIn(text)).toEqual(expected));

test("every allergen has its Arabic word", () => {
  for (const name of allergensIn("bread milk egg fish prawn nut peanut sesame soy"))
    expect(foodFactInArabic(name)).toMatch(/\p{Script=Arabic}/u);
});
