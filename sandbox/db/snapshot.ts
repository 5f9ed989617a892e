import { type QueryExecutorProvider, sql } from "kysely";

/** The attached in-memory database that keeps a copy of every table as it was when freshly built. */
const attached = "pristine";

/** To be run once per connection, outside any transaction. */
export async function attachSnapshot(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(`attach database ':memory:' as ${attached}`).execute(db);
}

/** Copies every table, the counters of `id` columns included. */
export async function takeSnapshot(db: QueryExecutorProvider): Promise<void> {
  for (const table of await tablesOf(db, attached)) await sql.raw(`drop table ${attached}."${table}"`).execute(db);
  for (const table of await tablesOf(db, "main")) {
    await sql.raw(`create table ${attached}."${copyOf(table)}" as select * from main."${table}"`).execute(db);
  }
}

/** Puts every table back as the snapshot has it; false when there is no snapshot yet. */
export async function restoreSnapshot(db: QueryExecutorProvider): Promise<boolean> {
  if ((await tablesOf(db, attached)).length === 0) return false;
  for (const table of await tablesOf(db, "main")) {
    await sql.raw(`delete from main."${table}"`).execute(db);
    await sql.raw(`insert into main."${table}" select * from ${attached}."${copyOf(table)}"`).execute(db);
  }
  return true;
}

/** SQLite reserves its own names. */
const copyOf = (table: string) => table.replace(/^sqlite_/, "copy_of_sqlite_");

async function tablesOf(db: QueryExecutorProvider, schema: string): Promise<string[]> {
  const query = `select name from ${schema}.sqlite_master where type = 'table' and (name not like 'sqlite_%' or name = 'sqlite_sequence')`;
  const { rows } = await sql.raw<{ name: string }>(query).execute(db);
  // The counters come last: filling the other tables moves them.
  return rows.map(({ name }) => name).sort((a, b) => Number(a === "sqlite_sequence") - Number(b === "sqlite_sequence"));
}
