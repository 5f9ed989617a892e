import { worldTables } from "../db/schema";
import { addBase } from "./base";
import { addFood } from "./food";
import { addGoods } from "./goods";
import { addOffers } from "./offers";
import { Random } from "./random";
import { addReviews } from "./reviews";
import { addService } from "./service";
import { addStores } from "./stores";
import type { World } from "./seed-data";

/** Builds the whole world in memory: the same rows for the same seed. */
export function buildWorld(seed = 2026): World {
  const world = Object.fromEntries(Object.keys(worldTables).map((table) => [table, []])) as unknown as World;
  // Each part draws from its own numbers, so that a change in one leaves the others as they are.
  const part = (offset: number) => new Random(seed + offset);
  addBase(world, part(1));
  const stores = addStores(world, part(2));
  addFood(
    world,
    part(3),
    stores.filter(({ row }) => row.module_id === 1),
  );
  addGoods(world, part(4), stores);
  addReviews(world, part(5));
  addOffers(world, part(6));
  addService(world, part(7));
  return world;
}
