import type { ColumnType, Generated, QueryExecutorProvider } from "kysely";
import { sql } from "kysely";

/** `id` numbers itself; a trailing `?` allows null. JSON and dates are text, flags are integer 0/1. */
type ColumnKind = "id" | "integer" | "integer?" | "real" | "real?" | "text" | "text?";

/** One table: its columns, and the column lists of its indexes and unique keys. */
type TableDefinition = {
  readonly columns: { readonly [name: string]: ColumnKind };
  readonly indexes?: readonly (readonly string[])[];
  readonly unique?: readonly (readonly string[])[];
};
export type TableDefinitions = { readonly [table: string]: TableDefinition };

type Value<K extends ColumnKind> = K extends "id"
  ? Generated<number>
  : K extends "integer" | "real"
    ? number
    : K extends "integer?" | "real?"
      ? ColumnType<number | null, number | null | undefined, number | null>
      : K extends "text?"
        ? ColumnType<string | null, string | null | undefined, string | null>
        : string;

/** The Kysely interface of a set of table definitions. */
export type TablesOf<T extends TableDefinitions> = {
  -readonly [N in keyof T]: { -readonly [C in keyof T[N]["columns"]]: Value<T[N]["columns"][C]> };
};

const sqlTypes: Record<ColumnKind, string> = {
  id: "integer primary key autoincrement",
  integer: "integer not null",
  "integer?": "integer",
  real: "real not null",
  "real?": "real",
  text: "text not null",
  "text?": "text",
};

/** Creates the tables that are not there yet, with their indexes. */
export async function createTables(db: QueryExecutorProvider, definitions: TableDefinitions): Promise<void> {
  for (const [table, definition] of Object.entries(definitions)) {
    const columns = Object.entries(definition.columns).map(([name, kind]) => `"${name}" ${sqlTypes[kind]}`);
    const keys = (definition.unique ?? []).map((key) => `unique (${quoted(key)})`);
    await sql.raw(`create table if not exists "${table}" (${[...columns, ...keys].join(", ")})`).execute(db);
    for (const index of definition.indexes ?? []) {
      const name = `${table}_${index.join("_")}`;
      await sql.raw(`create index if not exists "${name}" on "${table}" (${quoted(index)})`).execute(db);
    }
  }
}

/** Removes the tables with everything in them. */
export async function dropTables(db: QueryExecutorProvider, definitions: TableDefinitions): Promise<void> {
  for (const table of Object.keys(definitions)) await sql.raw(`drop table if exists "${table}"`).execute(db);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
