import { LRUCache } from "lru-cache";
import type { Coordinates } from "~/delivery-api";
import { straightLineKm } from "~/delivery-api/distance";
import { mayMeasureRoute } from "~/features/location/look-ups.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

/** Routes asked for in the last quarter of an hour: cart, checkout and order go by one, and the operator pays for each. */
const routes = new LRUCache<string, number>({ max: 5000, ttl: 15 * 60 * 1000 });

/** Kilometres of the way between two points (docs/delivery-api.md §2.4); the straight line where nobody can tell, or a machine asks for too many. */
export async function routeKm(context: RequestContext, from: Coordinates, to: Coordinates): Promise<number> {
  const key = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(" ");
  const known = routes.get(key);
  if (known !== undefined) return known;
  const route = (await mayMeasureRoute(context)) ? secondary(await context.api.geo.distance(from, to), null) : null;
  // The straight line stands in for a route that may be had the next time.
  if (route && !route.isStraightLine) routes.set(key, route.km);
  return route?.km ?? straightLineKm(from, to);
}
