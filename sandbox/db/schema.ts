import type { Selectable } from "kysely";
import type { TablesOf } from "./columns";
import { goodsTables } from "./tables/goods";
import { offersTables } from "./tables/offers";
import { placesTables } from "./tables/places";
import { serviceTables } from "./tables/service";

/**
 * What the operator set up: everything that exists before the first visitor comes. `translations` is JSON
 * {"ar": {"name": "…", "description": "…"}}; pictures are file names below `/storage/<kind>/`.
 */
export const worldTables = { ...placesTables, ...goodsTables, ...offersTables, ...serviceTables };

export type WorldTables = TablesOf<typeof worldTables>;
export type WorldRow<T extends keyof WorldTables> = Selectable<WorldTables[T]>;
export type ItemRow = WorldRow<"items">;
export type StoreRow = WorldRow<"stores">;
