import { expect, it } from "vitest";
import { addressBody, readSavedAddress } from "./address";

it("API-18 DATA-15 a saved address has its place and zones", () => {
  const row = { id: 9, address_type: "home", address: "1 Sample Road", latitude: "40.7", longitude: "-74", zone_id: 1 };
  expect(readSavedAddress(row)).toMatchObject({ location: { latitude: 40.7, longitude: -74 }, zoneIds: [1] });
});

it.each([
  [{ zone_ids: "[2,3]", zone_id: 1 }, [2, 3]],
  [{ zone_ids: [{ id: 4 }] }, [4]],
  [{ zone_ids: null, zone_id: 0 }, []],
])("zones of %j", (fields, zoneIds) => {
  expect(readSavedAddress({ id: 9, ...fields }).zoneIds).toEqual(zoneIds);
});

it("DATA-14 DATA-15 an address is sent in the specification's names", () => {
  const input = {
    type: "Summer house",
    label: "Summer house",
    address: "1 Sample Road",
    location: { latitude: 40.7, longitude: -74 },
    contactName: "Ann Lee",
    contactNumber: "+15550123",
    contactEmail: "ann@example.test",
    road: "Main",
    house: "5B",
    floor: "2",
    additional: "Green door",
  };
  expect(addressBody(input)).toEqual({
    contact_person_name: "Ann Lee",
    contact_person_number: "+15550123",
    contact_person_email: "ann@example.test",
    address: "1 Sample Road",
    address_type: "Summer house",
    address_label: "Summer house",
    additional_information: "Green door",
    latitude: 40.7,
    longitude: -74,
    lat: 40.7,
    lng: -74,
    road: "Main",
    house: "5B",
    floor: "2",
  });
});
