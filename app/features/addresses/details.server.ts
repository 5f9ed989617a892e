import type { Coordinates } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { AddressDetails } from "~/session/address.server";
import { limits } from "./limits";
import { isSamePoint } from "./rules";

type Described = Omit<AddressDetails, "savedId" | "latitude" | "longitude" | "additional"> & { additional?: string };

/** What this browser keeps of an address beyond its place; what a server sent may be longer than what we let people type. */
export function detailsOf(savedId: number | null, { latitude, longitude }: Coordinates, address: Described) {
  const cut = (text: string, field: Exclude<keyof typeof limits, "contactEmail" | "label">) =>
    text.slice(0, limits[field]);
  return {
    savedId,
    latitude,
    longitude,
    type: address.type.slice(0, limits.label),
    contactName: cut(address.contactName, "contactName"),
    contactNumber: address.contactNumber.slice(0, 20),
    road: cut(address.road, "road"),
    house: cut(address.house, "house"),
    floor: cut(address.floor, "floor"),
    additional: cut(address.additional ?? "", "additional"),
  } satisfies AddressDetails;
}

/** The details of where things are brought to now; null once the place has moved on (ADDR-16, ADDR-25). */
export function currentDetails({ session: { address, place } }: RequestContext): AddressDetails | null {
  return isSamePoint(address, place) ? address : null;
}
