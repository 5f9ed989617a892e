import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { bulkhead } from "cockatiel";
import {
  Kysely,
  type QueryExecutorProvider,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from "kysely";
import Libsql from "libsql";
import { LRUCache } from "lru-cache";
import { seedVersion, writeSeedData } from "../seed/write";
import { createTables, dropTables } from "./columns";
import { seedTables } from "./schema";
import { attachSnapshot, hasSnapshot, restoreSnapshot, takeSnapshot } from "./snapshot";
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
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: preparingOnce(connection) }) });
  await attachSnapshot(db, seedState ? "with-people" : "without-people");
  if ((await storedVersion(db)) !== seedVersion) await resetDatabase(db, seedState);
  return db;
}

/** Reading a statement takes SQLite as long as answering it; a changed table makes it read the statement anew by itself. */
function preparingOnce(connection: Libsql.Database): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: 500, memoMethod: (text) => connection.prepare(text) });
  return { close: () => connection.close(), prepare: (text) => prepared.memo(text) };
}

/** One after another: a connection that writes the shared copy locks out those that read it. */
const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY);

/** Throws everything away and builds the data as on the first start; from the second time in a process on out of a copy, in milliseconds. */
export const resetDatabase = (db: Db, seedState?: StateSeed): Promise<void> =>
  oneAtATime.execute(() =>
    db.transaction().execute(async (trx) => {
      const isKept = await hasSnapshot(trx);
      // Unqualified, a table that is not there yet would be dropped from the copy.
      const main = trx.schema.withSchema("main");
      if (!isKept || (await storedVersion(trx)) !== seedVersion) {
        await dropTables(main, stateTables);
        await dropTables(main, seedTables);
        await createTables(trx.schema, seedTables);
        await createTables(trx.schema, stateTables);
        await sql.raw(`pragma user_version = ${seedVersion}`).execute(trx);
      }
      if (isKept) return restoreSnapshot(trx);
      await writeSeedData(trx);
      await seedState?.(trx);
      await takeSnapshot(trx);
    }),
  );

async function storedVersion(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
