import type { SeedRow } from "../db/schema";
import type { Db } from "../db/types";
import { groupedBy } from "../wire/lookup";
import type { WireContext } from "../wire/store";
import { inLanguage, pictureUrl } from "../wire/text";
import { idOrSlug } from "./headers";

type CategoryRow = SeedRow<"categories">;

/** How many items on sale each of the categories holds. */
async function productCounts(db: Db, categories: CategoryRow[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("item_categories")
    .innerJoin("items", "items.id", "item_categories.item_id")
    .select(["item_categories.category_id", ({ fn }) => fn.countAll<number>().as("products")])
    .where("items.status", "=", 1)
    .where(
      "item_categories.category_id",
      "in",
      categories.map(({ id }) => id),
    )
    .groupBy("item_categories.category_id")
    .execute();
  return new Map(rows.map((row) => [row.category_id, row.products]));
}

/** Parent categories with their children, docs/delivery-api.md §7.5; `moduleId` null is every module. */
export async function parentCategories(ctx: WireContext, moduleId: number | null) {
  let query = ctx.db.selectFrom("categories").selectAll().where("status", "=", 1);
  if (moduleId !== null) query = query.where("module_id", "=", moduleId);
  const rows = await query.orderBy("priority", "desc").orderBy("id").execute();
  const counts = await productCounts(ctx.db, rows);
  const children = groupedBy(rows, (row) => row.parent_id);
  return (children.get(0) ?? []).map((row) => ({
    ...categoryJson(ctx, row, counts),
    childes_count: children.get(row.id)?.length ?? 0,
    childes: (children.get(row.id) ?? []).map((child) => ({ ...categoryJson(ctx, child, counts), childes_count: 0 })),
  }));
}

export type ParentCategory = Awaited<ReturnType<typeof parentCategories>>[number];

/** The children of one category, each with its `parent`. */
export async function childCategories(ctx: WireContext, parentId: number) {
  const [parent, rows] = await Promise.all([
    ctx.db.selectFrom("categories").selectAll().where("id", "=", parentId).executeTakeFirst(),
    ctx.db.selectFrom("categories").selectAll().where("parent_id", "=", parentId).where("status", "=", 1).execute(),
  ]);
  const counts = await productCounts(ctx.db, parent ? [parent, ...rows] : rows);
  return rows.map((row) => ({
    ...categoryJson(ctx, row, counts),
    childes_count: 0,
    parent: parent ? categoryJson(ctx, parent, counts) : null,
  }));
}

/** What X leaves of a category. */
export function trimmedCategory({ id, name, image_full_url, slug, childes }: ParentCategory) {
  return {
    id,
    name,
    image_full_url,
    slug,
    childes: childes.map((child) => ({ id: child.id, name: child.name, slug: child.slug })),
  };
}

/** The id of a category given by id or slug; null when there is none. */
export async function categoryId(db: Db, text: string): Promise<number | null> {
  const { column, value } = idOrSlug(text);
  const row = await db.selectFrom("categories").select("id").where(column, "=", value).executeTakeFirst();
  return row?.id ?? null;
}

function categoryJson(ctx: WireContext, row: CategoryRow, counts: Map<number, number>) {
  return {
    id: row.id,
    name: inLanguage(ctx.language, row, "name"),
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(ctx, "category", row.image),
    parent_id: row.parent_id,
    position: row.position,
    status: row.status,
    priority: row.priority,
    module_id: row.module_id,
    featured: row.featured,
    products_count: counts.get(row.id) ?? 0,
    created_at: row.created_at,
    updated_at: row.created_at,
  };
}
