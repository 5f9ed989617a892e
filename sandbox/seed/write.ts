import type { Insertable, Transaction } from "kysely";
import type { SeedTables } from "../db/schema";
import type { Database } from "../db/types";
import { buildSeedData } from "./build";

/** Raised when the data's rows or tables change: an older file is then built anew. */
export const seedVersion = 10;

/** SQLite takes 32,766 values in one statement. */
const valuesPerInsert = 30_000;

/** Writes the data into its empty tables. */
export async function writeSeedData(db: Transaction<Database>): Promise<void> {
  const data = buildSeedData();
  for (const [table, rows] of Object.entries(data)) {
    const perInsert = Math.floor(valuesPerInsert / Math.max(1, Object.keys(rows[0] ?? {}).length));
    for (let start = 0; start < rows.length; start += perInsert) {
      const part = rows.slice(start, start + perInsert) as Insertable<SeedTables["items"]>[];
      await db
        .insertInto(table as "items")
        .values(part)
        .execute();
    }
  }
}
