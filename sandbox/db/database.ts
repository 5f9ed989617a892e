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
import { enlargeCity } from "../seed/large-city";
import { seedVersion, writeSeedData } from "../seed/write";
import { createTables, dropTables } from "./columns";
import { seedTables } from "./schema";
import { attachSnapshot, hasSnapshot, restoreSnapshot, takeSnapshot } from "./snapshot";
import { stateTables } from "./state";
import type { Database, Db, Seed } from "./types";

/**
 * Opens the sandbox's database, a file or `:memory:`, and builds the data when it is empty, of another version or of the other city.
 * Throws when the file cannot be opened.
 */
export async function openDatabase(file: string, seed: Seed = {}): Promise<Db> {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const connection = new Libsql(file);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: preparingOnce(connection) }) });
  await attachSnapshot(db, seed.people ? "with-people" : "without-people");
  if ((await storedVersion(db)) !== versionOf(seed)) await resetDatabase(db, seed);
  return db;
}

/** What `pragma user_version` says of data of this seed. */
const versionOf = ({ city }: Seed) => (city === "large" ? -seedVersion : seedVersion);

/** Reading a statement takes SQLite as long as answering it; a changed table makes it read the statement anew by itself. */
function preparingOnce(connection: Libsql.Database): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: 500, memoMethod: (text) => connection.prepare(text) });
  return { close: () => connection.close(), prepare: (text) => prepared.memo(text) };
}

/** One after another: a connection that writes the shared copy locks out those that read it. */
const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY);

/** Throws everything away and builds the data as on the first start; a small city from the second time in a process on out of a copy, in milliseconds. */
export const resetDatabase = (db: Db, seed: Seed = {}): Promise<void> =>
  oneAtATime.execute(() =>
    db.transaction().execute(async (trx) => {
      const isLarge = seed.city === "large";
      const isKept = !isLarge && (await hasSnapshot(trx));
      // Unqualified, a table that is not there yet would be dropped from the copy.
      const main = trx.schema.withSchema("main");
      if (!isKept || (await storedVersion(trx)) !== versionOf(seed)) {
        await dropTables(main, stateTables);
        await dropTables(main, seedTables);
        await createTables(trx.schema, seedTables);
        await createTables(trx.schema, stateTables);
        await sql.raw(`pragma user_version = ${versionOf(seed)}`).execute(trx);
      }
      if (isKept) return restoreSnapshot(trx);
      await writeSeedData(trx);
      await seed.people?.(trx);
      if (isLarge) await enlargeCity(trx);
      else await takeSnapshot(trx);
    }),
  );

async function storedVersion(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
