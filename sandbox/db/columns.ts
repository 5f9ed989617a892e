import type { ColumnType, CreateTableBuilder, Generated, SchemaModule } from "kysely";

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

/** Creates the tables that are not there yet, with their indexes. */
export async function createTables(schema: SchemaModule, definitions: TableDefinitions): Promise<void> {
  for (const [name, { columns, unique = [], indexes = [] }] of Object.entries(definitions)) {
    let table: CreateTableBuilder<string, string> = schema.createTable(name).ifNotExists();
    for (const [column, kind] of Object.entries(columns)) {
      if (kind === "id") table = table.addColumn(column, "integer", (id) => id.primaryKey().autoIncrement());
      else if (isNullable(kind)) table = table.addColumn(column, nullable[kind]);
      else table = table.addColumn(column, kind, (value) => value.notNull());
    }
    for (const key of unique) table = table.addUniqueConstraint(`${name}_${key.join("_")}_key`, [...key]);
    await table.execute();
    for (const index of indexes) {
      await schema
        .createIndex(`${name}_${index.join("_")}`)
        .ifNotExists()
        .on(name)
        .columns([...index])
        .execute();
    }
  }
}

const nullable = { "integer?": "integer", "real?": "real", "text?": "text" } as const;

function isNullable(kind: ColumnKind): kind is keyof typeof nullable {
  return kind in nullable;
}

/** Removes the tables with everything in them. */
export async function dropTables(schema: SchemaModule, definitions: TableDefinitions): Promise<void> {
  for (const table of Object.keys(definitions)) await schema.dropTable(table).ifExists().execute();
}
