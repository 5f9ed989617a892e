import type { Coordinates } from "./context";
import type { SeedRow } from "./db/schema";
import type { Db } from "./db/types";
import { isInside, zoneRing } from "./geo";

/** Every zone whose polygon holds the point, switched off or not, by id. */
export async function zonesAt(db: Db, point: Coordinates): Promise<SeedRow<"zones">[]> {
  const zones = await db.selectFrom("zones").selectAll().orderBy("id").execute();
  return zones.filter((zone) => isInside(point, zoneRing(zone.coordinates)));
}
