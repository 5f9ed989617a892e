import { z } from "zod";
import { seedTables } from "../db/schema";
import type { Db } from "../db/types";
import { refuseWithBody } from "../http/refusal";

const schedules = z.array(
  z.object({ day: z.number().int().min(0).max(6), opening_time: z.string(), closing_time: z.string() }),
);
const value = z.union([
  z.string(),
  z.number(),
  z.boolean().transform(Number),
  z.null(),
  z.union([z.array(z.unknown()), z.record(z.unknown())]).transform((json) => JSON.stringify(json)),
]);

/** What the operator changes between two visits. */
export const patchedTables = ["stores", "items", "zones", "modules", "banners", "categories"] as const;
type PatchedTable = (typeof patchedTables)[number];

/**
 * Changes columns of one row, as its owner would between two visits; a store's `schedules` replace its opening hours.
 * Flags may be booleans, JSON columns lists or objects.
 * @throws Refusal 400 for an unknown column, 404 for an unknown row.
 */
export async function patchData(
  db: Db,
  table: PatchedTable,
  id: number,
  changes: Record<string, unknown>,
): Promise<unknown> {
  const { schedules: hours, ...rest } = changes;
  const values: Record<string, string | number | null> = {};
  for (const [column, given] of Object.entries(rest)) {
    const parsed = value.safeParse(given);
    if (!(column in seedTables[table].columns) || column === "id" || !parsed.success) {
      throw refuseWithBody(400, { message: `${table} has no column ${column} of that kind` });
    }
    values[column] = parsed.data;
  }
  return db.transaction().execute(async (trx) => {
    if (Object.keys(values).length > 0) await trx.updateTable(table).set(values).where("id", "=", id).execute();
    if (table === "stores" && hours !== undefined) await replaceSchedules(trx, id, hours);
    const row = await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) throw refuseWithBody(404, { message: `${table} has no row ${id}` });
    return row;
  });
}

async function replaceSchedules(db: Db, storeId: number, hours: unknown): Promise<void> {
  const parsed = schedules.safeParse(hours);
  if (!parsed.success) throw refuseWithBody(400, { message: parsed.error.message });
  await db.deleteFrom("store_schedules").where("store_id", "=", storeId).execute();
  if (parsed.data.length === 0) return;
  await db
    .insertInto("store_schedules")
    .values(parsed.data.map((row) => ({ ...row, store_id: storeId })))
    .execute();
}
