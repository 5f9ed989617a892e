import { z } from "zod";
import { fullName, type SavedAddress } from "~/delivery-api";
import { type MapSettings, mapSettings } from "~/features/location/load-location.server";
import type { ResolvedPlace } from "~/features/location/resolve.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { type PhoneCountry, phoneChoices } from "~/request/posting/phone-number.server";
import type { ContactNames } from "./ContactFields";
import { currentDetails } from "./details.server";
import { type AddressType, currentAddress, selectableAddresses, typeAndLabel } from "./rules";
import { addressSchema, contactSchema, pickSchema } from "./schema.server";

/** An address as the lists show it. */
export type AddressRow = Pick<
  SavedAddress,
  "address" | "contactName" | "contactNumber" | "road" | "house" | "floor"
> & {
  id: number | null;
  type: AddressType;
  label: string;
  isCurrent: boolean;
};

export type GuestContact = { contactName: string; contactNumber: string; contactEmail: string };

export type AddressBook =
  | { kind: "customer"; rows: AddressRow[] }
  | { kind: "guest"; row: AddressRow | null; contact: GuestContact };

const isGuest = ({ session }: RequestContext) => session.visitor.token === null;

/** A number in the address of a page; null for anything else. */
export const numberIn = (context: RequestContext, name: string): number | null =>
  z.coerce.number().int().positive().nullable().catch(null).parse(context.url.searchParams.get(name));

/** The customer's saved addresses (ADDR-22); without an answer the page or dialog says so. */
async function savedAddresses(context: RequestContext): Promise<SavedAddress[]> {
  const result = await context.api.addresses.list();
  await leaveIfExpired(context, result);
  return critical(result);
}

const currentOf = (context: RequestContext, addresses: SavedAddress[]) =>
  currentAddress(addresses, { savedId: context.session.address?.savedId ?? null, place: context.session.place });

function rowOf(saved: SavedAddress, current: SavedAddress | null): AddressRow {
  const { id, type, address, contactName, contactNumber, road, house, floor } = saved;
  return {
    id,
    ...typeAndLabel(type),
    address,
    contactName,
    contactNumber,
    road,
    house,
    floor,
    isCurrent: id === current?.id,
  };
}

/** The saved addresses that a store's zone serves, the current one first (ADDR-23, ADDR-24). */
export function rowsInZone(context: RequestContext, addresses: SavedAddress[], zoneId: number | null): AddressRow[] {
  const current = currentOf(context, addresses);
  return selectableAddresses(addresses, { zoneId, current }).map((saved) => rowOf(saved, current));
}

/** `/addresses`: a customer's saved addresses, the current one first (ADDR-24), or what this browser keeps of a guest (ADDR-16, ADDR-32). */
export async function loadAddressBook(context: RequestContext): Promise<AddressBook> {
  if (isGuest(context)) return { kind: "guest", row: localAddress(context), contact: guestContact(context) };
  return { kind: "customer", rows: rowsInZone(context, await savedAddresses(context), null) };
}

function localAddress(context: RequestContext): AddressRow | null {
  const { place } = context.session;
  const details = currentDetails(context);
  if (!place || !details) return null;
  const { contactName, contactNumber, road, house, floor } = details;
  return {
    id: null,
    ...typeAndLabel(details.type),
    address: place.address,
    contactName,
    contactNumber,
    road,
    house,
    floor,
    isCurrent: true,
  };
}

const guestContact = ({ session: { guest } }: RequestContext): GuestContact => ({
  contactName: guest.contactName,
  contactNumber: guest.contactNumber,
  contactEmail: guest.contactEmail,
});

/** `?dialog=saved-addresses&zone=…` (ADDR-18 to ADDR-24); guests are told to sign in (LOC-25). */
export async function loadSavedDialog(context: RequestContext) {
  if (isGuest(context)) return { kind: "guest" as const };
  const addresses = await savedAddresses(context);
  const zoneId = numberIn(context, "zone");
  const rows = rowsInZone(context, addresses, zoneId);
  const constraints = constraintsOf(pickSchema(context.t));
  return { kind: "customer" as const, zoneId, hasAny: addresses.length > 0, rows, constraints };
}

export type AddressFields = Record<ContactNames | "type" | "label" | "road" | "house" | "floor" | "additional", string>;

export type AddressDialogData = {
  isNew: boolean;
  chosen: ResolvedPlace | null;
  map: MapSettings;
  countries: PhoneCountry[];
  defaults: AddressFields;
  constraints: Constraints;
};

/** `?dialog=address&id=…` (ADDR-01, ADDR-26); null when there is no such address. */
export async function loadAddressDialog(context: RequestContext): Promise<AddressDialogData | null> {
  const id = numberIn(context, "id");
  const [map, known] = await Promise.all([
    mapSettings(context),
    isGuest(context) ? localForm(context) : id === null ? newForm(context) : savedForm(context, id),
  ]);
  if (!known) return null;
  const { chosen, defaults, isNew } = known;
  const { countries, country } = await phoneChoices(context, defaults.contactNumber);
  return {
    isNew,
    chosen,
    map: { ...map, center: chosen ?? map.center },
    countries,
    defaults: { ...defaults, contactCountry: country },
    constraints: constraintsOf(addressSchema(context.t, "")),
  };
}

const emptyFields: AddressFields = {
  type: "home",
  label: "",
  contactName: "",
  contactCountry: "",
  contactNumber: "",
  contactEmail: "",
  road: "",
  house: "",
  floor: "",
  additional: "",
};

type Known = Pick<AddressDialogData, "isNew" | "chosen" | "defaults">;

/** DATA-17: a new address is first of all the customer's own. */
async function newForm(context: RequestContext): Promise<Known> {
  const customer = secondary(await context.api.customer.info(), null);
  const contactName = customer ? fullName(customer) : "";
  return { isNew: true, chosen: null, defaults: { ...emptyFields, contactName, contactNumber: customer?.phone ?? "" } };
}

async function savedForm(context: RequestContext, id: number): Promise<Known | null> {
  const saved = (await savedAddresses(context)).find((address) => address.id === id);
  if (!saved) return null;
  const { address, location, contactName, contactNumber, road, house, floor } = saved;
  return {
    isNew: false,
    chosen: location && { ...location, address, error: null },
    defaults: { ...emptyFields, ...typeAndLabel(saved.type), contactName, contactNumber, road, house, floor },
  };
}

async function localForm(context: RequestContext): Promise<Known> {
  const { place } = context.session;
  const details = currentDetails(context);
  const { type: stored = "home", road = "", house = "", floor = "", additional = "" } = details ?? {};
  const chosen = place && { latitude: place.latitude, longitude: place.longitude, address: place.address, error: null };
  const where = { road, house, floor, additional };
  const defaults = { ...emptyFields, ...guestContact(context), ...typeAndLabel(stored), ...where };
  return { isNew: details === null, chosen, defaults };
}

/** `?dialog=delete-address&id=…`: asks before a saved address is deleted. */
export async function loadDeleteDialog(context: RequestContext): Promise<{ address: AddressRow } | null> {
  const id = numberIn(context, "id");
  if (id === null || isGuest(context)) return null;
  const saved = (await savedAddresses(context)).find((address) => address.id === id);
  return saved ? { address: rowOf(saved, null) } : null;
}

export type ContactDialogData = {
  countries: PhoneCountry[];
  defaults: Record<ContactNames, string>;
  constraints: Constraints;
};

/** `?dialog=contact`: a guest's contact (ADDR-30). */
export async function loadContactDialog(context: RequestContext): Promise<ContactDialogData | null> {
  if (!isGuest(context)) return null;
  const contact = guestContact(context);
  const { countries, country } = await phoneChoices(context, contact.contactNumber);
  const constraints = constraintsOf(contactSchema(context.t, ""));
  return { countries, defaults: { ...contact, contactCountry: country }, constraints };
}
