import type { TableDefinitions } from "../columns";

const itemColumns = {
  id: "id",
  name: "text",
  slug: "text",
  description: "text",
  translations: "text",
  module_id: "integer",
  store_id: "integer",
  category_id: "integer",
  /** JSON [{"id":"3","position":1}]: the parent first, then the child. */
  category_ids: "text",
  /** JSON [{"type":"Red-L","price":12,"stock":4}], non-food. */
  variations: "text",
  /** JSON groups [{name,type,min,max,required,values:[{label,optionPrice}]}] with numbers as text, food. */
  food_variations: "text",
  /** JSON [{"name":"choice_1","title":"Colour","options":["Red"]}]. */
  choice_options: "text",
  attributes: "text",
  /** JSON [3,5]. */
  add_on_ids: "text",
  price: "real",
  discount: "real",
  discount_type: "text",
  available_time_starts: "text",
  available_time_ends: "text",
  schedule_order: "integer",
  veg: "integer",
  status: "integer",
  stock: "integer",
  unit_id: "integer?",
  maximum_cart_quantity: "integer?",
  recommended: "integer",
  organic: "integer",
  is_halal: "integer",
  is_basic: "integer",
  is_prescription_required: "integer",
  common_condition_id: "integer?",
  brand_id: "integer?",
  order_count: "integer",
  avg_rating: "real",
  rating_count: "integer",
  /** JSON lists of words. */
  tags: "text",
  nutritions: "text",
  allergies: "text",
  generic_names: "text",
  image: "text",
  /** JSON list of file names. */
  images: "text",
  created_at: "text",
} as const;

/** What is sold, and what it is sorted by. */
export const goodsTables = {
  categories: {
    columns: {
      id: "id",
      name: "text",
      slug: "text",
      translations: "text",
      module_id: "integer",
      parent_id: "integer",
      position: "integer",
      featured: "integer",
      priority: "integer",
      status: "integer",
      image: "text",
      created_at: "text",
    },
    indexes: [["module_id", "parent_id"]],
  },
  items: { columns: itemColumns, indexes: [["store_id"], ["category_id"], ["module_id"]], unique: [["slug"]] },
  item_campaigns: {
    /** Dates `YYYY-MM-DD`. */
    columns: { ...itemColumns, available_date_starts: "text", available_date_ends: "text" },
    indexes: [["store_id"]],
  },
  item_categories: { columns: { item_id: "integer", category_id: "integer" }, indexes: [["category_id"], ["item_id"]] },
  add_ons: {
    columns: { id: "id", name: "text", translations: "text", price: "real", store_id: "integer", status: "integer" },
    indexes: [["store_id"]],
  },
  units: { columns: { id: "id", unit: "text", translations: "text" } },
  brands: {
    columns: {
      id: "id",
      name: "text",
      slug: "text",
      translations: "text",
      module_id: "integer",
      image: "text",
      status: "integer",
    },
  },
  common_conditions: { columns: { id: "id", name: "text", slug: "text", translations: "text", status: "integer" } },
  reviews: {
    columns: {
      id: "id",
      item_id: "integer",
      store_id: "integer",
      module_id: "integer",
      /** The account behind it; null when it was closed since. */
      user_id: "integer?",
      f_name: "text?",
      l_name: "text?",
      rating: "integer",
      comment: "text",
      attachment: "text",
      reply: "text?",
      order_id: "integer?",
      status: "integer",
      created_at: "text",
    },
    indexes: [["item_id"], ["store_id"]],
  },
} as const satisfies TableDefinitions;
