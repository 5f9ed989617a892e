import type { Insertable, Transaction } from "kysely";
import type { Database } from "../db/database";
import type { WorldTables } from "../db/schema";
import { buildWorld } from "./build";

/** Raised when the world's rows or tables change: an older file is then built anew. */
export const worldVersion = 10;

/** SQLite takes 32,766 values in one statement. */
const valuesPerInsert = 30_000;

/** Writes the world into its empty tables. */
export async function seedWorld(db: Transaction<Database>): Promise<void> {
  const world = buildWorld();
  for (const [table, rows] of Object.entries(world)) {
    const perInsert = Math.floor(valuesPerInsert / Math.max(1, Object.keys(rows[0] ?? {}).length));
    for (let start = 0; start < rows.length; start += perInsert) {
      const part = rows.slice(start, start + perInsert) as Insertable<WorldTables["items"]>[];
      await db
        .insertInto(table as "items")
        .values(part)
        .execute();
    }
  }
}
