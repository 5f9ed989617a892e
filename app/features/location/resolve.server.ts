import { z } from "zod";
import { type Coordinates, mapResult, ok, type Result, type ZoneLookup } from "~/delivery-api";
import type { Shop } from "~/request/context/request-context.server";
import { lookUpProblem, tooManyLookUps } from "./look-ups.server";

/** A point somebody chose: by a suggestion's id, or on the map. */
export type Choice = { place: string } | Coordinates;

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
export async function resolvePlace(shop: Shop, choice: Choice, typed = ""): Promise<Resolved> {
  const refusal = await tooManyLookUps(shop);
  if (refusal !== null) return { kind: "failed", message: refusal };
  const found = await locate(shop, choice);
  if (!found.ok) return { kind: "failed", message: lookUpProblem(shop, found.failure) };
  const { location, address } = found.value;
  const [named, zone] = await Promise.all([
    address === null ? nameOf(shop, location, typed) : ok({ address }),
    shop.api.geo.zone(location),
  ]);
  if (!named.ok) return { kind: "failed", message: lookUpProblem(shop, named.failure) };
  if (!zone.ok && zone.failure.errors.length === 0 && zone.failure.kind !== "not-found") {
    return { kind: "failed", message: lookUpProblem(shop, zone.failure) };
  }
  const error = zone.ok ? null : lookUpProblem(shop, zone.failure);
  return { kind: "resolved", place: { ...location, ...named.value, error }, zone: zone.ok ? zone.value : null };
}

async function locate(shop: Shop, choice: Choice) {
  if ("place" in choice) return shop.api.geo.place(choice.place);
  return { ok: true, value: { location: choice, address: null } } as const;
}

type Name = Pick<ResolvedPlace, "address" | "isUnnamed">;

async function nameOf(shop: Shop, point: Coordinates, typed: string): Promise<Result<Name>> {
  const found = await shop.api.geo.reverse(point);
  if (found.ok || found.failure.kind !== "withheld") return mapResult(found, (address) => ({ address }));
  return ok({
    address: typed.trim() || `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`,
    isUnnamed: true,
  });
}
