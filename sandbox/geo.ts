import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { distance } from "@turf/distance";
import { polygon } from "@turf/helpers";
import { buildCity, type City, type Coordinates, type House, toMetres } from "./seed/city";

/** The one city of the sandbox; its shapes never change while it runs. */
export const city: City = buildCity();

/** Beyond this an address is not "at" a house any more. */
const geocodeReach = 250;

/** A point as GeoJSON has it: the longitude first. */
export const position = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

/** Metres as the crow flies. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  return distance(position(from), position(to), { units: "meters" });
}

/** Whether a point lies in a ring. */
export function isInside(point: Coordinates, ring: readonly Coordinates[]): boolean {
  const corners = ring.map(position);
  return booleanPointInPolygon(position(point), polygon([[...corners, ...corners.slice(0, 1)]]));
}

/** The ring of a `zones.coordinates` column. */
export function zoneRing(coordinates: string): Coordinates[] {
  return (JSON.parse(coordinates) as [number, number][]).map(([latitude, longitude]) => ({ latitude, longitude }));
}

type Language = "en" | "ar";

const inLanguage = (name: readonly [string, string], language: Language) => name[language === "ar" ? 1 : 0];

/** `12 Harbour Street`, or `شارع الميناء 12`. */
export function houseLine(house: House, language: Language): string {
  const street = inLanguage(house.street.name, language);
  return language === "ar" ? `${street} ${house.number}` : `${house.number} ${street}`;
}

/** District and city. */
export function houseArea(house: House, language: Language): string {
  return [house.street.district, city.name]
    .map((name) => inLanguage(name, language))
    .join(language === "ar" ? "، " : ", ");
}

/** The whole address on one line. */
export function houseAddress(house: House, language: Language): string {
  return [houseLine(house, language), houseArea(house, language)].join(language === "ar" ? "، " : ", ");
}

const houseSpots = city.houses.map((house) => ({ house, spot: toMetres(house.location) }));

/** The nearest house, or null when none is near (the sea, the fields). */
export function nearestHouse(point: Coordinates): House | null {
  const target = toMetres(point);
  let nearest: House | null = null;
  let least = geocodeReach ** 2;
  for (const { house, spot } of houseSpots) {
    const distance = (spot.x - target.x) ** 2 + (spot.y - target.y) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = house;
  }
  return nearest;
}

/** One line for any point: the nearest address, else the open water. */
export function geocode(point: Coordinates, language: Language): string {
  const house = nearestHouse(point);
  if (house) return houseAddress(house, language);
  return language === "ar" ? "خليج مرو، بورت مرو" : "Merrow Bay, Port Merrow";
}

/** Houses matching what was typed so far, in English or Arabic: "12 harbour" and "harbour 12" alike; at most `limit`. */
export function autocomplete(text: string, limit = 6): House[] {
  const words = text
    .toLowerCase()
    .split(/[\s,،]+/u)
    .filter(Boolean)
    .slice(0, 8);
  const typedNumber = words.find((word) => /^\d{1,4}$/u.test(word));
  const names = words.filter((word) => word !== typedNumber);
  if (words.length === 0) return [];
  const ranked = city.houses.flatMap((house) => {
    const number = String(house.number);
    if (typedNumber && !number.startsWith(typedNumber)) return [];
    const street = house.street.name.join(" ").toLowerCase();
    const place = `${street} ${house.street.district.join(" ")} ${city.name.join(" ")}`.toLowerCase();
    if (!names.every((name) => place.includes(name))) return [];
    const startsStreet = names.length === 0 || street.startsWith(names[0] ?? "") ? 0 : 1;
    const inStreet = names.every((name) => street.includes(name)) ? 0 : 2;
    return [{ house, rank: inStreet + startsStreet + (number === typedNumber ? 0 : 4) }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.house.number - b.house.number);
  return ranked.slice(0, limit).map(({ house }) => house);
}

const housesById = new Map(city.houses.map((house) => [house.placeId, house]));

/** The house of a place id given by `autocomplete`; null when unknown. */
export function findPlace(placeId: string): House | null {
  return housesById.get(placeId) ?? null;
}
