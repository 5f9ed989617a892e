import type { Kysely } from "kysely";
import type { SeedTables } from "./schema";
import type { StateTables } from "./state";

/** Every table: the seed data, and what visitors change. */
export type Database = SeedTables & StateTables;
export type Db = Kysely<Database>;
