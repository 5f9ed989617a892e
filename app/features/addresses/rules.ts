import type { Coordinates, SavedAddress } from "~/delivery-api";
import { isSamePoint } from "~/features/location/same-point";

/** ADDR-02. */
export const addressTypes = ["home", "office", "other"] as const;
export type AddressType = (typeof addressTypes)[number];

/** What is sent as `address_type`: the label when one is given, else the chosen type (ADDR-12). Only `other` takes a label (ADDR-03). */
export function submittedType(type: AddressType, label: string): string {
  return (type === "other" && label.trim()) || type;
}

/** The choice and the label that a stored `address_type` stands for. Servers also say `others`. */
export function typeAndLabel(stored: string): { type: AddressType; label: string } {
  const word = stored.trim().toLowerCase();
  if (word === "home" || word === "office") return { type: word, label: "" };
  return { type: "other", label: word === "" || word === "other" || word === "others" ? "" : stored.trim() };
}

type Current = { savedId: number | null; place: Coordinates | null };

/** The address that things are brought to now: the one picked, else the first at that point; null when none is. */
export function currentAddress<Row extends Pick<SavedAddress, "id" | "location">>(
  addresses: readonly Row[],
  { savedId, place }: Current,
): Row | null {
  const here = addresses.filter(({ location }) => isSamePoint(location, place));
  return here.find(({ id }) => id === savedId) ?? here[0] ?? null;
}

/** The addresses to select from: those in the store's zone (ADDR-23), the current one first (ADDR-24). */
export function selectableAddresses<Row extends Pick<SavedAddress, "id" | "location" | "zoneIds">>(
  addresses: readonly Row[],
  { zoneId, current }: { zoneId: number | null; current: Row | null },
): Row[] {
  const kept = zoneId === null ? addresses : addresses.filter(({ zoneIds }) => zoneIds.includes(zoneId));
  const isCurrent = ({ id }: Row) => id === current?.id;
  return [...kept.filter(isCurrent), ...kept.filter((row) => !isCurrent(row))];
}
