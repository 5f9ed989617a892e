import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { configJson } from "../../catalogue/config";
import { modulesJson, zoneDataJson } from "../../catalogue/modules";
import { field, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { zoneSwitches } from "../../payments/methods";
import { inLanguage, parsed } from "../../wire/text";
import { zonesAt } from "../../zones";

const point = z.object({ lat: field.latitude, lng: field.longitude });
const zoneQuery = z.object({ zone_id: field.optionalInteger });

/** Config, modules and zones, docs/delivery-api.md §2.1–2.3. */
export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  app.get("/config", async (request) => configJson(request.sandbox));

  app.get("/module", async (request) => {
    const { zone_id } = validated(zoneQuery, inputOf(request));
    if (zone_id !== null) {
      const modules = await modulesJson(request.sandbox, [zone_id]);
      return modules.filter((module) => module.module_type !== "parcel");
    }
    return modulesJson(request.sandbox, request.sandbox.dialect === "m" ? null : request.sandbox.zoneIds);
  });

  app.get("/zone/list", async ({ sandbox }) => {
    const zones = await sandbox.db.selectFrom("zones").selectAll().orderBy("id").execute();
    return zones.map((zone) => ({
      id: zone.id,
      name: inLanguage(sandbox.language, zone, "name"),
      coordinates: { type: "Polygon", coordinates: [closedRing(parsed<[number, number][]>(zone.coordinates))] },
      status: zone.status,
      ...zoneSwitches(zone),
    }));
  });

  app.get("/zone/check", async (request) => {
    const { lat, lng } = validated(point, inputOf(request));
    const zones = await zonesAt(request.sandbox.db, { latitude: lat, longitude: lng });
    const wanted = request.sandbox.zoneIds;
    return zones.some((zone) => zone.status === 1 && (wanted === null || wanted.includes(zone.id)));
  });

  app.get("/config/get-zone-id", async (request) => {
    const { lat, lng } = validated(point, inputOf(request));
    const zones = await zonesAt(request.sandbox.db, { latitude: lat, longitude: lng });
    if (zones.length === 0) throw refuse(404, "coordinates", "addressOutside");
    const active = zones.filter((zone) => zone.status === 1);
    if (active.length === 0) throw refuse(403, "coordinates", "zoneOff");
    return {
      zone_id: JSON.stringify(active.map((zone) => zone.id)),
      zone_data: await Promise.all(active.map((zone) => zoneDataJson(request.sandbox, zone))),
    };
  });
}

/** GeoJSON order, closed: longitude before latitude. */
function closedRing(ring: [number, number][]): [number, number][] {
  const points = ring.map(([latitude, longitude]): [number, number] => [longitude, latitude]);
  return points[0] ? [...points, points[0]] : [];
}
