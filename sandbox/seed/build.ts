import { seedTables } from "../db/schema";
import { addBase } from "./base";
import { addFood } from "./food";
import { addGoods } from "./goods";
import { addOffers } from "./offers";
import { Random } from "./random";
import { addReviews } from "./reviews";
import type { SeedData } from "./seed-data";
import { addService } from "./service";
import { addStores } from "./stores";

/** Builds all data in memory: the same rows for the same seed. */
export function buildSeedData(seed = 2026): SeedData {
  const data = Object.fromEntries(Object.keys(seedTables).map((table) => [table, []])) as unknown as SeedData;
  // Each part draws from its own numbers, so that a change in one leaves the others as they are.
  const part = (offset: number) => new Random(seed + offset);
  addBase(data, part(1));
  const stores = addStores(data, part(2));
  addFood(
    data,
    part(3),
    stores.filter(({ row }) => row.module_id === 1),
  );
  addGoods(data, part(4), stores);
  addReviews(data, part(5));
  addOffers(data, part(6));
  addService(data, part(7));
  return data;
}
