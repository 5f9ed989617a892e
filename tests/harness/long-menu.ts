import type { TestShop } from "./shop";

/** More than a variable a column and row of SQLite's. */
const rowsAtOnce = 500;

/** Gives a store so many more items, like its first and named by their numbers, until the sandbox is reset. Gives how many it has then. */
export async function lengthenMenu({ sandbox }: TestShop, storeId: number, count: number): Promise<number> {
  const { db } = sandbox.app.sandbox;
  const items = await db.selectFrom("items").selectAll().where("store_id", "=", storeId).orderBy("id").execute();
  const [first] = items;
  if (!first) throw new Error(`the store ${storeId} sells nothing`);
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `Goods ${index + 1}`;
    return { ...first, id: 900_001 + index, slug: `goods-${index + 1}`, name, translations: "[]" };
  });
  for (let from = 0; from < count; from += rowsAtOnce) {
    await db
      .insertInto("items")
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
  return items.length + count;
}
