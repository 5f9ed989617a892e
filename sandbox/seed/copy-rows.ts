import { sql } from "kysely";
import { seedTables } from "../db/schema";
import { stateTables } from "../db/state";
import type { Db } from "../db/types";

const tables = { ...seedTables, ...stateTables };
type Table = keyof typeof tables;

/** SQL by column, of the copied `row` and the copy's number `k`. */
type Changes = { [column: string]: string };

/**
 * Copies rows within a table, in SQL, once for each whole number `from` to `to`; columns that are not named stay as they are. `where` is SQL of the same two names.
 */
export async function copyRows(
  db: Db,
  table: Table,
  { from, to, changed, where = "1" }: { from: number; to: number; changed: Changes; where?: string },
): Promise<void> {
  const columns = Object.keys(tables[table].columns);
  const changes = new Map(Object.entries(changed));
  const values = columns.map((column) => changes.get(column) ?? `row.${column}`);
  await sql
    .raw(
      `with recursive copies(k) as (select ${from} union all select k + 1 from copies where k < ${to})
      insert into ${table} (${columns.join()}) select ${values.join()} from ${table} as row join copies where ${where}`,
    )
    .execute(db);
}

/** SQL of a name with the copy's number behind it: the first copy is the second of its kind. */
export const numbered = (name: string) => `${name} || ' ' || (k + 1)`;

/** 0 in an empty table. */
export async function highestId(db: Db, table: Table): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(db);
  return rows[0]?.id ?? 0;
}
