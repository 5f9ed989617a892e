import { allergensIn } from "./allergens";
import { nutrients } from "./data/allergens";
import { easternDishes } from "./data/dishes-east";
import { moreDishes } from "./data/dishes-more";
import { westernDishes } from "./data/dishes-west";
import { harbourBurgerGroups, optionGroups } from "./data/options";
import { addItem, someDiscount } from "./items";
import type { Random } from "./random";
import { cellsOf, inArabic, money, type SeedData } from "./seed-data";
import type { PlannedStore } from "./stores";

const cuisines: Record<string, string> = { ...westernDishes, ...easternDishes, ...moreDishes };
const sidesPerStore = 6;
const nutrientNames = cellsOf(nutrients).map(([name = ""]) => name);
const shops = ["a", "b", "c", "d", "e", "f"];

// name | Arabic | price
const addOns = `
Fries|بطاطس مقلية|2.5
Cola|كولا|1.5
Garlic dip|صلصة الثوم|0.8
Side salad|سلطة جانبية|2.9
Extra cheese|جبن إضافي|1.2
Flatbread|خبز مسطح|1
Lemonade|ليموناضة|2.2
Chilli sauce|صلصة حارة|0.6`;

/** Everything the food stores sell: their cuisine, drinks and desserts of others, and the dishes tests know by name. */
export function addFood(data: SeedData, random: Random, stores: PlannedStore[]): void {
  const dishes = new Map(Object.entries(cuisines).map(([cuisine, list]) => [cuisine, cellsOf(list)]));
  const sides = [...dishes.values()]
    .flat()
    .filter(([, , , , category = ""]) => ["juices", "coffee-tea", "cakes", "ice-cream"].includes(category));
  for (const store of stores) {
    const addOnIds = addAddOns(data, random, store.row.id);
    addFixedDishes(data, random, store, addOnIds);
    const own = dishes.get(store.goods) ?? [];
    const known = new Set(own.map(([name]) => name));
    const others = random.sample(
      sides.filter(([name]) => !known.has(name)),
      sidesPerStore,
    );
    const level = 0.94 + random.next() * 0.14;
    for (const cells of [...own, ...others]) addDish(data, random, store, addOnIds, cells, level);
  }
}

function addDish(
  data: SeedData,
  random: Random,
  store: PlannedStore,
  addOnIds: number[],
  cells: string[],
  level: number,
) {
  const [
    name = "",
    arabic = "",
    art = "",
    listed = "0",
    category = "",
    groups = "-",
    flags = "",
    text = "",
    arabicText = "",
  ] = cells;
  const veg = flags.includes("v");
  if (store.isVegetarian && !veg) return;
  const price = Math.round(Number(listed) * level * 10) / 10;
  const isDrink = category === "juices" || category === "coffee-tea";
  const isMorning = ["pancakes-waffles", "eggs"].includes(category) && random.chance(0.6);
  addItem(data, random, {
    module: "food",
    storeId: store.row.id,
    name,
    arabic,
    category,
    art,
    price,
    description: `${text}.`,
    arabicDescription: `${arabicText}.`,
    veg: veg ? 1 : 0,
    organic: veg && random.chance(0.2) ? 1 : 0,
    food_variations: JSON.stringify(groups === "-" ? [] : groups.split(" ").map(groupNamed)),
    add_on_ids: JSON.stringify(
      isDrink || random.chance(0.3) ? [] : random.sample(addOnIds, random.int(1, 4)).sort((a, b) => a - b),
    ),
    maximum_cart_quantity: random.chance(0.3) ? random.pick([5, 10, 20]) : null,
    nutritions: JSON.stringify(random.sample(nutrientNames, random.int(0, 2))),
    // A part of the shops tells nothing of a dish.
    allergies: JSON.stringify(random.sample(shops, random.int(0, 2)).length > 0 ? allergensIn(`${name}. ${text}`) : []),
    ...(isMorning ? { available_time_starts: "06:30:00", available_time_ends: "11:30:00" } : {}),
    ...someDiscount(random, price),
  });
}

function groupNamed(name: string) {
  const group = optionGroups[name];
  if (!group) throw new RangeError(`unknown option group: ${name}`);
  return group;
}

/** Fries and Cola everywhere, three more by chance. */
function addAddOns(data: SeedData, random: Random, storeId: number): number[] {
  const all = cellsOf(addOns);
  return [...all.slice(0, 2), ...random.sample(all.slice(2), 3)].map(([name = "", arabic = "", price = "0"]) => {
    const id = data.add_ons.length + 1;
    const translations = inArabic({ name: arabic });
    data.add_ons.push({ id, name, translations, price: money(Number(price)), store_id: storeId, status: 1 });
    return id;
  });
}

/** Dishes with set prices and shapes, for tests and demonstrations. */
function addFixedDishes(data: SeedData, random: Random, store: PlannedStore, addOnIds: number[]): void {
  const shared = { module: "food", storeId: store.row.id, is_halal: 1, organic: 0 } as const;
  if (store.row.name === "Harbour Kitchen") {
    addItem(data, random, {
      ...shared,
      name: "Harbour Burger",
      arabic: "برغر الميناء",
      category: "beef-burgers",
      art: "hamburger",
      price: 9,
      description: "The house burger: beef from the grill, cheddar, pickles and our own relish.",
      arabicDescription: "برغر المطعم: لحم بقري مشوي وجبن شيدر ومخلل وصلصتنا الخاصة.",
      food_variations: JSON.stringify(harbourBurgerGroups),
      allergies: JSON.stringify(["Gluten", "Milk", "Sesame"]),
      nutritions: JSON.stringify(["Protein", "Iron"]),
      add_on_ids: JSON.stringify(addOnIds.slice(0, 2)),
      recommended: 1,
      order_count: 640,
    });
    addItem(data, random, {
      ...shared,
      name: "Plain Rice",
      arabic: "أرز سادة",
      category: "rice-bowls",
      art: "cooked-rice",
      price: 4,
      description: "Steamed basmati rice.",
      arabicDescription: "أرز بسمتي مطهو على البخار.",
      veg: 1,
      maximum_cart_quantity: 3,
      order_count: 410,
    });
    addItem(data, random, {
      ...shared,
      name: "Breakfast Bowl",
      arabic: "وعاء الفطور",
      category: "eggs",
      art: "bowl-with-spoon",
      price: 7.5,
      description: "Oats, yoghurt, berries and honey, until ten in the morning.",
      arabicDescription: "شوفان وزبادي وتوت وعسل، حتى العاشرة صباحًا.",
      veg: 1,
      available_time_starts: "07:00:00",
      available_time_ends: "10:00:00",
      schedule_order: 0,
      order_count: 220,
    });
  }
  if (store.row.name === "Corner Noodles") {
    addItem(data, random, {
      ...shared,
      name: "Miso Noodles",
      arabic: "نودلز الميسو",
      category: "ramen",
      art: "steaming-bowl",
      allergies: JSON.stringify(["Gluten", "Soya"]),
      price: 8.5,
      description: "Wheat noodles in miso broth with tofu and spring onion.",
      arabicDescription: "نودلز القمح في مرق الميسو مع التوفو والبصل الأخضر.",
      veg: 1,
      recommended: 1,
      order_count: 520,
    });
  }
}
