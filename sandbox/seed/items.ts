import type { ItemRow } from "../db/schema";
import { pictureName } from "../pictures/name";
import type { CategoryModule } from "./data/categories";
import type { Random } from "./random";
import { createdAt, hueOf, inArabic, moduleIds, money, type SeedData, slugOf } from "./seed-data";

export type ItemDraft = Partial<ItemRow> & {
  module: CategoryModule;
  storeId: number;
  name: string;
  arabic: string;
  /** Slug of the second-level category. */
  category: string;
  /** The main drawing, and after a `+` a small one beside it. */
  art: string;
  price: number;
  description: string;
  arabicDescription: string;
};

/** Food that lies on a plate; everything else stands by itself. */
const plated = new Set(
  `hamburger pizza french-fries hot-dog taco burrito tamale stuffed-flatbread falafel cooking sushi fried-shrimp dumpling shortcake
  pie cookie doughnut pancakes waffle croissant bagel sandwich cut-of-meat meat-on-bone poultry-leg chicken fish shrimp crab lobster
  oyster squid flatbread pretzel rice-ball cupcake spaghetti bacon ear-of-corn avocado egg oden moon-cake bread eggplant leafy-green
  pea-pod roasted-sweet-potato cooked-rice custard`.split(/\s+/u),
);

/** Adds one item, filling in what the draft leaves open, and its places in the category tree. */
export function addItem(data: SeedData, random: Random, draft: ItemDraft): ItemRow {
  const { module, storeId, name, arabic, category, art, price, description, arabicDescription, ...given } = draft;
  const id = data.items.length + 1;
  const child = data.categories.find(
    (candidate) => candidate.slug === category && candidate.module_id === moduleIds[module] && candidate.parent_id > 0,
  );
  if (!child) throw new RangeError(`no category ${category} for ${name}`);
  const drawings = art.split("+");
  const style = module === "food" && plated.has(drawings[0] ?? "") ? "plate" : "pack";
  const image = pictureName(style, drawings, hueOf(id));
  const row: ItemRow = {
    id,
    name,
    slug: `${slugOf(name)}-${id}`,
    description,
    translations: inArabic({ name: arabic, description: arabicDescription }),
    module_id: moduleIds[module],
    store_id: storeId,
    category_id: child.id,
    category_ids: JSON.stringify([
      { id: String(child.parent_id), position: 1 },
      { id: String(child.id), position: 2 },
    ]),
    variations: "[]",
    food_variations: "[]",
    choice_options: "[]",
    attributes: "[]",
    add_on_ids: "[]",
    price: money(price),
    discount: 0,
    discount_type: "percent",
    available_time_starts: "00:00:00",
    available_time_ends: "23:59:59",
    schedule_order: 1,
    veg: 0,
    status: 1,
    stock: 0,
    unit_id: null,
    maximum_cart_quantity: null,
    recommended: random.chance(0.2) ? 1 : 0,
    organic: 0,
    is_halal: random.chance(0.5) ? 1 : 0,
    is_basic: 0,
    is_prescription_required: 0,
    common_condition_id: null,
    brand_id: null,
    order_count: Math.floor(random.next() ** 3 * 400),
    avg_rating: 0,
    rating_count: 0,
    tags: JSON.stringify([child.name.toLowerCase()]),
    nutritions: "[]",
    allergies: "[]",
    generic_names: "[]",
    image,
    images: JSON.stringify([
      image,
      pictureName("pack", drawings, hueOf(id + 1)),
      pictureName("logo", drawings, hueOf(id + 2)),
    ]),
    created_at: createdAt(random),
    ...given,
  };
  data.items.push(row);
  data.item_categories.push({ item_id: id, category_id: child.parent_id }, { item_id: id, category_id: child.id });
  return row;
}

/** A quarter of the goods is cheaper: percent more often than an amount. */
export function someDiscount(random: Random, price: number): Pick<ItemRow, "discount" | "discount_type"> {
  if (!random.chance(0.25)) return { discount: 0, discount_type: "percent" };
  if (random.chance(0.7)) return { discount: random.pick([5, 10, 15, 20, 25]), discount_type: "percent" };
  return { discount: money(Math.max(0.5, Math.round(price) / 8)), discount_type: "amount" };
}
