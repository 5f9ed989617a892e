import { expect, test } from "vitest";
import { Area } from "~/session/place.server";
import { sightOf } from "./store-sight.server";

const store = { zoneId: 1, location: { latitude: 43.6, longitude: -11.4 } };
const ownPlace = { zoneHeader: "[1]", ...store.location };
const areaOf = (zoneHeader: string) =>
  new Area({ zoneHeader, latitude: 43.61, longitude: -11.41, address: "12 Harbour Street" });

test("RTE-36 a store is looked at from the visitor's place where it delivers there", () => {
  for (const zones of ["[1]", "[4, 1]"]) {
    const area = areaOf(zones);
    expect(sightOf(store, area, null)).toEqual({ place: area, isOutside: false });
  }
});

test("RTE-34 RTE-36 to a visitor of another zone, or without a place, a store shows what it sells in its own", () => {
  expect(sightOf(store, areaOf("[11,2]"), null)).toEqual({ place: ownPlace, isOutside: true });
  expect(sightOf(store, null, null)).toEqual({ place: ownPlace, isOutside: false });
});

test("RTE-36 a store whose zone is not told may deliver anywhere", () => {
  const area = areaOf("[2]");
  expect(sightOf({ ...store, zoneId: 0 }, area, null)).toEqual({ place: area, isOutside: false });
});

test("RTE-36 a store that does not tell where it is is looked at from where the operator is", () => {
  const defaultLocation = { latitude: 43, longitude: -11 };
  const lost = { ...store, location: null };
  expect(sightOf(lost, null, { defaultLocation }).place).toEqual({ zoneHeader: "[1]", ...defaultLocation });
  expect(sightOf(lost, null, null).place).toEqual({ zoneHeader: "[1]", latitude: 0, longitude: 0 });
});
