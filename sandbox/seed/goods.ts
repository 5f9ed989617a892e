import { allergensIn } from "./allergens";
import { groceryGoods, pharmacyGoods } from "./data/goods-daily";
import { groceryBrands, shopChoices, shopGoods } from "./data/goods-shop";
import { addItem, someDiscount } from "./items";
import type { Random } from "./random";
import { cellsOf, moduleIds, money, type SeedData, slugOf } from "./seed-data";
import type { PlannedStore } from "./stores";

const shopLists: Record<string, string> = shopGoods;

/** What grocers, pharmacies and shops sell. */
export function addGoods(data: SeedData, random: Random, stores: PlannedStore[]): void {
  for (const store of stores) {
    if (store.row.module_id === moduleIds.grocery) {
      for (const cells of random.sample(cellsOf(groceryGoods), 46)) addGrocery(data, random, store, cells);
    } else if (store.row.module_id === moduleIds.pharmacy) {
      for (const cells of random.sample(cellsOf(pharmacyGoods), 30)) addMedicine(data, random, store, cells);
    } else if (store.row.module_id === moduleIds.ecommerce) {
      for (const cells of cellsOf(shopLists[store.goods] ?? "")) addShopItem(data, random, store, cells);
    }
  }
}

/** Fresh meat and whatever no brand packs has none. */
function groceryBrandOf(data: SeedData, category: string): number | null {
  const [name] =
    cellsOf(groceryBrands).find(([, , , categories = ""]) => categories.split(", ").includes(category)) ?? [];
  return data.brands.find((brand) => brand.name === name)?.id ?? null;
}

const meats = new Set(["meat", "fish-seafood"]);

function addGrocery(data: SeedData, random: Random, store: PlannedStore, cells: string[]): void {
  const [name = "", arabic = "", art = "", listed = "0", category = "", unit = "", flags = ""] = cells;
  const veg = !meats.has(category);
  if (store.isVegetarian && !veg) return;
  const price = money(Number(listed) * (0.9 + random.next() * 0.2));
  const weighed = unit === "kg" && random.chance(0.4);
  const weights = [
    { label: "500 g", share: 0.55 },
    { label: "1 kg", share: 1 },
    { label: "2 kg", share: 1.9 },
  ];
  const variations = weights.map(({ label, share }) => ({
    type: label.replaceAll(" ", ""),
    price: money(price * share),
    stock: random.int(0, 25),
  }));
  addItem(data, random, {
    module: "grocery",
    storeId: store.row.id,
    name,
    arabic,
    category,
    art,
    price,
    description: `${name}, sold by the ${unit}. Packed on the day it is delivered.`,
    arabicDescription: `${arabic}. يعبأ في يوم التوصيل.`,
    unit_id: unitId(data, unit),
    brand_id: groceryBrandOf(data, category),
    veg: veg ? 1 : 0,
    organic: flags.includes("o") ? 1 : 0,
    allergies: JSON.stringify(allergensIn(name)),
    ...(weighed
      ? {
          choice_options: JSON.stringify([
            { name: "choice_1", title: "Weight", options: weights.map(({ label }) => label) },
          ]),
          attributes: JSON.stringify(["1"]),
          variations: JSON.stringify(variations),
          stock: variations.reduce((sum, variation) => sum + variation.stock, 0),
        }
      : { stock: stockOf(random) }),
    maximum_cart_quantity: random.chance(0.3) ? 10 : null,
    ...someDiscount(random, price),
  });
}

function addMedicine(data: SeedData, random: Random, store: PlannedStore, cells: string[]): void {
  const [name = "", arabic = "", art = "", listed = "0", category = "", unit = "", flags = "", condition = ""] = cells;
  const price = money(Number(listed) * (0.95 + random.next() * 0.1));
  const needsPrescription = flags.includes("p");
  addItem(data, random, {
    module: "pharmacy",
    storeId: store.row.id,
    name,
    arabic,
    category,
    art,
    price,
    description: `${name}. Read the leaflet before use and ask the pharmacist when in doubt.`,
    arabicDescription: `${arabic}. اقرأ النشرة قبل الاستعمال واسأل الصيدلي عند الشك.`,
    unit_id: unitId(data, unit),
    veg: 1,
    is_basic: flags.includes("b") ? 1 : 0,
    is_prescription_required: needsPrescription ? 1 : 0,
    common_condition_id: data.common_conditions.find(({ slug }) => slug === condition)?.id ?? null,
    generic_names: JSON.stringify(/^[A-Z]\w+ \d/u.test(name) ? [name.split(" ")[0]] : []),
    stock: stockOf(random),
    maximum_cart_quantity: needsPrescription ? 2 : random.pick([null, 5]),
    ...(needsPrescription ? {} : someDiscount(random, price)),
  });
}

function addShopItem(data: SeedData, random: Random, store: PlannedStore, cells: string[]): void {
  const [name = "", arabic = "", art = "", listed = "0", category = "", choice = "-", , brand = ""] = cells;
  const price = money(Number(listed) * (0.96 + random.next() * 0.08));
  const choices = shopChoices[choice] ?? [];
  const combinations = choices.reduce<{ labels: string[]; extra: number }[]>(
    (known, { options }) =>
      known.flatMap(({ labels, extra }) =>
        Object.entries(options).map(([label, more]) => ({ labels: [...labels, label], extra: extra + more })),
      ),
    [{ labels: [], extra: 0 }],
  );
  const variations = combinations.map(({ labels, extra }) => ({
    type: labels.join("-").replaceAll(" ", ""),
    price: money(price + extra),
    stock: random.chance(0.15) ? 0 : random.int(1, 12),
  }));
  addItem(data, random, {
    module: "ecommerce",
    storeId: store.row.id,
    name,
    arabic,
    category,
    art,
    price,
    description: `${name} by ${data.brands.find(({ slug }) => slug === brand)?.name ?? "our workshop"}. Two years of guarantee, returns within 30 days.`,
    arabicDescription: `${arabic}. ضمان سنتين وإرجاع خلال 30 يومًا.`,
    unit_id: unitId(data, "pc"),
    veg: 0,
    brand_id: data.brands.find(({ slug }) => slug === brand)?.id ?? null,
    ...(choices.length > 0
      ? {
          choice_options: JSON.stringify(
            choices.map(({ title, options }, index) => ({
              name: `choice_${index + 1}`,
              title,
              options: Object.keys(options),
            })),
          ),
          attributes: JSON.stringify(choices.map((_, index) => String(index + 1))),
          variations: JSON.stringify(variations),
          stock: variations.reduce((sum, variation) => sum + variation.stock, 0),
        }
      : { stock: stockOf(random) }),
    maximum_cart_quantity: random.pick([null, null, 3]),
    tags: JSON.stringify([slugOf(brand), category]),
    ...someDiscount(random, price),
  });
}

function stockOf(random: Random): number {
  return random.chance(0.06) ? 0 : random.int(3, 60);
}

function unitId(data: SeedData, unit: string): number {
  const row = data.units.find((candidate) => candidate.unit === unit);
  if (!row) throw new RangeError(`unknown unit: ${unit}`);
  return row.id;
}
