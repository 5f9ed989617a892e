import type { Coordinates } from "~/delivery-api";
import { isSamePoint } from "~/features/location/same-point";
import type { RequestContext } from "~/request/context/request-context";
import { type AddressDetails, addressLimits } from "~/session/address.server";

type Described = Omit<AddressDetails, "savedId" | "latitude" | "longitude" | "additional"> & { additional?: string };

/** What this browser keeps of an address beyond its place; what a server sent may be longer than what we let people type. */
export function detailsOf(savedId: number | null, { latitude, longitude }: Coordinates, address: Described) {
  const cut = (field: Exclude<keyof typeof addressLimits, "label">) =>
    (address[field] ?? "").slice(0, addressLimits[field]);
  return {
    savedId,
    latitude,
    longitude,
    type: address.type.slice(0, addressLimits.label),
    contactName: cut("contactName"),
    contactNumber: address.contactNumber.slice(0, 20),
    road: cut("road"),
    house: cut("house"),
    floor: cut("floor"),
    additional: cut("additional"),
  } satisfies AddressDetails;
}

/** The details of where things are brought to now; null once the place has moved on (ADDR-16, ADDR-25). */
export function currentDetails({ session: { address, place } }: RequestContext): AddressDetails | null {
  return isSamePoint(address, place) ? address : null;
}
