import { allergens, nutrients } from "./data/allergens";
import { cellsOf } from "./seed-data";

const known = cellsOf(allergens).map(([name = "", , words = ""]) => ({
  name,
  pattern: new RegExp(`\\b(?:${words.split(", ").join("|")})(?:s|es)?\\b`, "i"),
}));

/** What is in a dish or a packet, by what it is called and made of; none where the words do not tell. */
export const allergensIn = (text: string): string[] =>
  known.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

const arabic = new Map([...cellsOf(allergens), ...cellsOf(nutrients)].map(([name = "", word = ""]) => [name, word]));

/** An allergen or nutrient in Arabic. */
export const foodFactInArabic = (name: string): string => arabic.get(name) ?? name;
