import { z } from "zod";
import type { AddressInput, SavedAddress } from "../calls";
import * as read from "./scalars";

const wireAddress = z.object({
  id: read.id,
  address_type: read.text,
  address: read.text,
  contact_person_name: read.text,
  contact_person_number: read.text,
  road: read.text,
  house: read.text,
  floor: read.text,
  latitude: z.unknown(),
  longitude: z.unknown(),
  zone_id: read.integer,
  zone_ids: read.ids,
});

/** A row of `GET /customer/address/list` (docs/delivery-api.md §5, API-18). */
export function readSavedAddress(row: unknown): SavedAddress {
  const wire = wireAddress.parse(row);
  return {
    id: wire.id,
    type: wire.address_type,
    address: wire.address,
    contactName: wire.contact_person_name,
    contactNumber: wire.contact_person_number,
    road: wire.road,
    house: wire.house,
    floor: wire.floor,
    location: read.coordinates(wire.latitude, wire.longitude),
    zoneIds: wire.zone_ids.length > 0 || wire.zone_id <= 0 ? wire.zone_ids : [wire.zone_id],
  };
}

/** The body of an added or changed address (docs/delivery-api.md §5, DATA-14, DATA-15). Servers ignore what they do not keep. */
export function addressBody(input: AddressInput): Record<string, unknown> {
  const { latitude, longitude } = input.location;
  return {
    contact_person_name: input.contactName,
    contact_person_number: input.contactNumber,
    contact_person_email: input.contactEmail,
    address: input.address,
    address_type: input.type,
    address_label: input.label,
    additional_information: input.additional,
    latitude,
    longitude,
    lat: latitude,
    lng: longitude,
    road: input.road,
    house: input.house,
    floor: input.floor,
  };
}
