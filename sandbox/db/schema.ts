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
export const seedTables = { ...placesTables, ...goodsTables, ...offersTables, ...serviceTables };

export type SeedTables = TablesOf<typeof seedTables>;
export type SeedRow<T extends keyof SeedTables> = Selectable<SeedTables[T]>;
export type ItemRow = SeedRow<"items">;
export type StoreRow = SeedRow<"stores">;
