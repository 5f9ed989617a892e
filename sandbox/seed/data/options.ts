/** Wire form of a food variation group, docs/delivery-api.md §7.1: numbers are text, `required` is on/off. */
export type FoodVariation = {
  name: string;
  type: "single" | "multi";
  min: string;
  max: string;
  required: "on" | "off";
  values: { label: string; optionPrice: string }[];
};

type Labels = Record<string, number>;

function group(
  name: string,
  type: "single" | "multi",
  required: boolean,
  min: number,
  max: number,
  labels: Labels,
): FoodVariation {
  return {
    name,
    type,
    min: String(min),
    max: String(max),
    required: required ? "on" : "off",
    values: Object.entries(labels).map(([label, price]) => ({ label, optionPrice: String(price) })),
  };
}

const choose = (name: string, labels: Labels) => group(name, "single", true, 0, 0, labels);
const maybe = (name: string, labels: Labels) => group(name, "single", false, 0, 0, labels);
const several = (name: string, min: number, max: number, labels: Labels, required = false) =>
  group(name, "multi", required, min, max, labels);

/** Option groups by the short names used in the dish lists. */
export const optionGroups: Record<string, FoodVariation> = {
  size: choose("Size", { Single: 0, Double: 3 }),
  portion: maybe("Portion", { Regular: 0, Large: 2 }),
  cup: choose("Cup", { Small: 0, Medium: 0.5, Large: 0.9 }),
  "pizza-size": choose("Size", { "25 cm": 0, "30 cm": 3, "40 cm": 6.5 }),
  "cake-size": choose("Size", { "8 slices": 0, "12 slices": 9 }),
  crust: maybe("Crust", { Thin: 0, Thick: 0.5, "Cheese filled": 2.2 }),
  toppings: several("Extra toppings", 1, 4, {
    Olives: 0.8,
    Mushrooms: 0.9,
    Peppers: 0.8,
    "Extra cheese": 1.4,
    Rocket: 0.7,
    Sweetcorn: 0.6,
  }),
  sauces: several("Sauces", 1, 2, { Garlic: 0, "Smoky chilli": 0, Mustard: 0, Tahini: 0.4 }),
  spice: maybe("Heat", { Mild: 0, Medium: 0, Hot: 0, "Very hot": 0 }),
  extras: several("Extras", 1, 3, { "Fried egg": 1.2, Avocado: 1.6, Cheddar: 1, "Crisp onions": 0.6 }),
  "extras-sushi": several("Extras", 1, 2, { Wasabi: 0.3, "Pickled ginger": 0.3, "Spicy mayonnaise": 0.6 }),
  "extras-sweet": several("On top", 1, 3, { "Chocolate sauce": 0.6, Strawberries: 1.1, Pistachio: 1.2, Cream: 0.5 }),
  "toppings-ramen": several("Toppings", 1, 3, { "Soft egg": 1.3, Seaweed: 0.7, Bamboo: 0.8, Sweetcorn: 0.6 }),
  protein: choose("Protein", { Tofu: 0, Chicken: 1, Prawns: 2.5 }),
  "protein-extra": maybe("Add protein", { Halloumi: 2.2, Chicken: 2.4, Salmon: 3.6 }),
  filling: choose("Filling", { Chicken: 0, Beef: 1, Mushroom: 0, "Two cheeses": 0.5 }),
  milk: maybe("Milk", { Whole: 0, Skimmed: 0, Oat: 0.5, Almond: 0.6 }),
  eggs: choose("Eggs", { Fried: 0, Poached: 0, Scrambled: 0 }),
  dressing: choose("Dressing", { "Lemon oil": 0, "Tahini herb": 0, "Honey mustard": 0, None: 0 }),
  base: choose("Base", { "Sushi rice": 0, "Brown rice": 0.4, Leaves: 0 }),
  doneness: choose("Doneness", { Rare: 0, "Medium rare": 0, Medium: 0, "Well done": 0 }),
  glaze: several("Glazes", 1, 4, { Sugar: 0, Chocolate: 0.4, Raspberry: 0.4, Maple: 0.4 }, true),
  scoops: choose("Scoops", { One: 0, Two: 1.6, Three: 3 }),
  flavour: choose("Flavour", { Vanilla: 0, Pistachio: 1, "Dark chocolate": 0.5, Lemon: 0 }),
};

/** The groups of the one burger that many tests order. */
export const harbourBurgerGroups: FoodVariation[] = [
  choose("Size", { Small: 0, Large: 2 }),
  several("Sauces", 1, 2, { Ketchup: 0, Mayonnaise: 0, "Smoky barbecue": 0.5, "Hot chilli": 0.5 }),
];
