import { z } from "zod";
import type { Coordinates, Failure, ZoneLookup } from "~/delivery-api";
import type { Shop } from "~/request/shop.server";
import { tooManyLookUps } from "./look-ups.server";

/** A point somebody chose: by a suggestion's id, or on the map. */
export type Choice = { place: string } | Coordinates;

/** A chosen point with what the delivery API says of it. `error` is its first message when no zone covers the point (LOC-12). */
export type ResolvedPlace = Coordinates & { address: string; error: string | null };

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

/** Looks a choice up: its coordinates (LOC-05), its address (LOC-06) and its zone (LOC-09). Nothing of it comes from the browser. */
export async function resolvePlace(shop: Shop, choice: Choice): Promise<Resolved> {
  const refusal = await tooManyLookUps(shop);
  if (refusal !== null) return { kind: "failed", message: refusal };
  const found = await locate(shop, choice);
  if (!found.ok) return { kind: "failed", message: plainMessage(shop, found.failure) };
  const { location, address } = found.value;
  const [named, zone] = await Promise.all([
    address === null ? shop.api.geo.reverse(location) : ({ ok: true, value: address } as const),
    shop.api.geo.zone(location),
  ]);
  if (!named.ok) return { kind: "failed", message: plainMessage(shop, named.failure) };
  if (!zone.ok && zone.failure.errors.length === 0 && zone.failure.kind !== "not-found") {
    return { kind: "failed", message: plainMessage(shop, zone.failure) };
  }
  const error = zone.ok ? null : plainMessage(shop, zone.failure);
  return { kind: "resolved", place: { ...location, address: named.value, error }, zone: zone.ok ? zone.value : null };
}

async function locate(shop: Shop, choice: Choice) {
  if ("place" in choice) return shop.api.geo.place(choice.place);
  return { ok: true, value: { location: choice, address: null } } as const;
}

const plainMessage = (shop: Shop, failure: Failure): string =>
  failure.errors[0]?.message ?? shop.t(failure.kind === "not-found" ? "location:noService" : "ui:failure.noAnswer");
