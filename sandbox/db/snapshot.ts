import { type QueryExecutorProvider, sql } from "kysely";

/** The attached in-memory database that keeps a copy of every table as it was when freshly built. */
const attached = "pristine";

/**
 * To be run once per connection, outside any transaction. Sandboxes of one process share the copy of this name, so that only the first builds the data;
 * SQLite keeps it for as long as one of them is open.
 */
export async function attachSnapshot(db: QueryExecutorProvider, name: string): Promise<void> {
  await sql.raw(`attach database 'file:${name}?mode=memory&cache=shared' as ${attached}`).execute(db);
}

export async function hasSnapshot(db: QueryExecutorProvider): Promise<boolean> {
  return (await tablesOf(db, attached)).length > 0;
}

/** Copies every table, the counters of `id` columns included, where there is no copy yet. */
export async function takeSnapshot(db: QueryExecutorProvider): Promise<void> {
  for (const table of await tablesOf(db, "main")) {
    await sql.raw(`create table ${attached}."${copyOf(table)}" as select * from main."${table}"`).execute(db);
  }
}

/** Puts every table back as the snapshot has it. */
export async function restoreSnapshot(db: QueryExecutorProvider): Promise<void> {
  for (const table of await tablesOf(db, "main")) {
    await sql.raw(`delete from main."${table}"`).execute(db);
    await sql.raw(`insert into main."${table}" select * from ${attached}."${copyOf(table)}"`).execute(db);
  }
}

/** SQLite reserves its own names. */
const copyOf = (table: string) => table.replace(/^sqlite_/, "copy_of_sqlite_");

async function tablesOf(db: QueryExecutorProvider, schema: string): Promise<string[]> {
  const query = `select name from ${schema}.sqlite_master where type = 'table' and (name not like 'sqlite_%' or name = 'sqlite_sequence')`;
  const { rows } = await sql.raw<{ name: string }>(query).execute(db);
  // The counters come last: filling the other tables moves them.
  return rows.map(({ name }) => name).sort((a, b) => Number(a === "sqlite_sequence") - Number(b === "sqlite_sequence"));
}
