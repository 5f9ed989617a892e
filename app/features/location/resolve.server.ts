import { z } from "zod";
import { type Coordinates, mapResult, ok, type Result, type ZoneLookup } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { Choice } from "./choice";
import { lookUpProblem, rateLimitedLookUps } from "./look-ups.server";

export type ResolvedPlace = Coordinates & {
  address: string;
  /** Nobody could be asked for the address: it is what was typed, else the point itself. */
  isUnnamed?: boolean;
  /** The delivery API's first message when no zone covers the point (LOC-12). */
  error: string | null;
};

export type Resolved =
  | { kind: "resolved"; place: ResolvedPlace; zone: ZoneLookup | null }
  /** The delivery API is in trouble, or knows no address there: nothing can be picked (LOC-10, LOC-11). */
  | { kind: "failed"; message: string };

const coordinates = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
});

/** The choice in a form or an address; null when there is none, or none that makes sense. */
export function readChoice(fields: { get(name: string): FormDataEntryValue | null }): Choice | null {
  const place = fields.get("place");
  if (typeof place === "string" && place !== "" && place.length <= 300) return { place };
  const lat = fields.get("lat");
  const lng = fields.get("lng");
  if (!lat || !lng) return null;
  const point = coordinates.safeParse({ lat, lng });
  return point.success ? { latitude: point.data.lat, longitude: point.data.lng } : null;
}

/**
 * Looks a choice up: its coordinates (LOC-05), its address (LOC-06) and its zone (LOC-09). Nothing of it comes from the browser, but for the
 * words in `typed`, which name a point that no map service may be asked about any more today.
 */
export async function resolvePlace(context: RequestContext, choice: Choice, typed = ""): Promise<Resolved> {
  const refusal = await rateLimitedLookUps(context);
  if (refusal !== null) return { kind: "failed", message: refusal };
  const found = await locate(context, choice);
  if (!found.ok) return { kind: "failed", message: lookUpProblem(context, found.failure) };
  const { location, address } = found.value;
  const [named, zone] = await Promise.all([
    address === null ? nameOf(context, location, typed) : ok({ address }),
    context.api.geo.zone(location),
  ]);
  if (!named.ok) return { kind: "failed", message: lookUpProblem(context, named.failure) };
  if (!zone.ok && zone.failure.errors.length === 0 && zone.failure.kind !== "not-found") {
    return { kind: "failed", message: lookUpProblem(context, zone.failure) };
  }
  const error = zone.ok ? null : lookUpProblem(context, zone.failure);
  return { kind: "resolved", place: { ...location, ...named.value, error }, zone: zone.ok ? zone.value : null };
}

async function locate(context: RequestContext, choice: Choice) {
  if ("place" in choice) return context.api.geo.place(choice.place);
  return { ok: true, value: { location: choice, address: null } } as const;
}

type Name = Pick<ResolvedPlace, "address" | "isUnnamed">;

async function nameOf(context: RequestContext, point: Coordinates, typed: string): Promise<Result<Name>> {
  const found = await context.api.geo.reverse(point);
  if (found.ok || found.failure.kind !== "withheld") return mapResult(found, (address) => ({ address }));
  return ok({
    address: typed.trim() || `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`,
    isUnnamed: true,
  });
}
