import type { Kysely } from "kysely";
import type { SeedTables } from "./schema";
import type { StateTables } from "./state";

/** Every table: the seed data, and what visitors change. */
export type Database = SeedTables & StateTables;
export type Db = Kysely<Database>;

/** What fresh data is made of. */
export type Seed = {
  /** Adds rows to fresh data (the known customers), in the transaction that builds it. */
  people?: (db: Db) => Promise<void>;
  /** `large` has thousands of stores (sandbox/seed/large-city.ts). */
  city?: "small" | "large";
};
