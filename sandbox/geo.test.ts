import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { autocomplete, city, findPlace, geocode, houseAddress, isInside, metresBetween, nearestHouse } from "./geo";
import { toCoordinates, toMetres } from "./seed/city";
import { lineLength, pointAlong, routeBetween } from "./streets";

const anyHouse = fc.constantFrom(...city.houses);
const zonesOf = (placeId: string) => {
  const house = findPlace(placeId);
  return city.zones.filter(({ ring }) => house && isInside(house.location, ring)).map(({ name }) => name[0]);
};

describe("addresses", () => {
  it.each([
    ["12-harbour-street", "12 Harbour Street", ["Harbour"]],
    ["3-hilltop-road", "3 Hilltop Road", ["Hillside"]],
    ["1-lighthouse-rock", "1 Lighthouse Rock", []],
  ])("finds %s where it belongs", (placeId, line, zones) => {
    expect(zonesOf(placeId)).toEqual(zones);
    expect(autocomplete(line)[0]?.placeId).toBe(placeId);
  });

  it("geocodes every address back to itself, in both languages", () => {
    for (const house of city.houses) expect(nearestHouse(house.location)).toBe(house);
    fc.assert(
      fc.property(anyHouse, fc.constantFrom("en" as const, "ar" as const), (house, language) => {
        expect(geocode(house.location, language)).toBe(houseAddress(house, language));
      }),
    );
  });

  it("suggests what was typed, however it is written, and never more than asked", () => {
    const typed = (text: string) => autocomplete(text).map(({ placeId }) => placeId);
    for (const text of ["12 harbour", "HARBOUR street 12", "12 Harbour Street, Old Quay", "12 الميناء"]) {
      expect(typed(text)[0], text).toBe("12-harbour-street");
    }
    expect(typed("")).toEqual([]);
    expect(typed("no such street")).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => autocomplete(text).length <= 6));
  });

  it("puts every house into at most one zone", () => {
    for (const { location } of city.houses) {
      expect(city.zones.filter(({ ring }) => isInside(location, ring)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe("distances", () => {
  it("turns metres into degrees and back", () => {
    const metres = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(metres, metres, (x, y) => {
        const back = toMetres(toCoordinates({ x, y }));
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.2);
      }),
    );
  });

  it("leads along the streets: never shorter than the crow flies, the same both ways", () => {
    fc.assert(
      fc.property(anyHouse, anyHouse, (from, to) => {
        const way = routeBetween(from.location, to.location);
        expect(way[0]).toEqual(from.location);
        expect(way.at(-1)).toEqual(to.location);
        const length = lineLength(way);
        expect(length).toBeGreaterThanOrEqual(metresBetween(from.location, to.location) - 0.01);
        expect(length).toBeCloseTo(lineLength(routeBetween(to.location, from.location)), 3);
      }),
    );
  });

  it("walks a way from its beginning to its end", () => {
    const way = routeBetween(
      findPlace("12-harbour-street")?.location ?? city.centre,
      findPlace("30-market-street")?.location ?? city.centre,
    );
    expect(pointAlong(way, 0)).toEqual(way[0]);
    expect(metresBetween(pointAlong(way, 1), way.at(-1) ?? city.centre)).toBeLessThan(0.01);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const point = pointAlong(way, share);
        expect(metresBetween(way[0] ?? city.centre, point)).toBeLessThanOrEqual(lineLength(way) * share + 0.01);
      }),
    );
  });
});
