import type { Module } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { zoneIdsOf } from "~/session/place.server";

/** The modules of the stored zones (MOD-07); all of them while no place is stored. Null when the list could not be had. */
export async function servedModules(context: RequestContext): Promise<Module[] | null> {
  const modules = await context.api.modules.list();
  if (!modules.ok) return null;
  const { area } = context.session;
  if (!area) return modules.value;
  const zones = zoneIdsOf(area);
  return modules.value.filter(({ zoneIds }) => zoneIds.some((id) => zones.includes(id)));
}
