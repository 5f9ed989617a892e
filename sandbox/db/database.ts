import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, SqliteDialect, sql } from "kysely";
import Libsql from "libsql";
import { seedVersion, writeSeedData } from "../seed/write";
import { createTables, dropTables } from "./columns";
import { seedTables } from "./schema";
import { attachSnapshot, restoreSnapshot, takeSnapshot } from "./snapshot";
import { stateTables } from "./state";
import type { Database, Db } from "./types";

/** Rows a caller adds to fresh data (the known customers), in the transaction that builds it. */
export type StateSeed = (db: Db) => Promise<void>;

/**
 * Opens the sandbox's database, a file or `:memory:`, and builds the data when it is empty or of another version.
 * Throws when the file cannot be opened.
 */
export async function openDatabase(file: string, seedState?: StateSeed): Promise<Db> {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const connection = new Libsql(file);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) });
  await attachSnapshot(db);
  if ((await storedVersion(db)) !== seedVersion) await resetDatabase(db, seedState);
  return db;
}

/** Throws everything away and builds the data as on the first start; from the second time on out of a copy, in milliseconds. */
export async function resetDatabase(db: Db, seedState?: StateSeed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await restoreSnapshot(trx)) return;
    await dropTables(trx.schema, stateTables);
    await dropTables(trx.schema, seedTables);
    await createTables(trx.schema, seedTables);
    await createTables(trx.schema, stateTables);
    await writeSeedData(trx);
    await seedState?.(trx);
    await sql.raw(`pragma user_version = ${seedVersion}`).execute(trx);
    await takeSnapshot(trx);
  });
}

async function storedVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
