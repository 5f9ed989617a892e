import {
  type Customer,
  fullName,
  type ParcelCategory,
  type ParcelInstruction,
  type SavedAddress,
} from "~/delivery-api";
import type { ContactNames } from "~/features/addresses/ContactFields";
import { currentDetails } from "~/features/addresses/details.server";
import { type MapSettings, mapSettings } from "~/features/location/load-location.server";
import type { ResolvedPlace } from "~/features/location/resolve.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { type PhoneCountry, phoneChoices } from "~/request/posting/phone-number.server";
import { redirectTo } from "~/request/posting/respond.server";
import type { ParcelParty } from "~/session/parcel.server";
import { requireParcels } from "./guard.server";
import { partySchema } from "./party-schema.server";
import { missingBefore, type ParcelEnd, stepHref, stepOf } from "./steps";

/** Names of the form's fields, with what they hold as text. */
export type PartyFields = Record<
  ContactNames | "road" | "house" | "floor" | "category" | "instruction" | "note" | "savedId",
  string
>;

export type PartyData = {
  step: ParcelEnd;
  /** To choose from with the sender; none with the receiver. */
  categories: Pick<ParcelCategory, "id" | "name" | "description" | "image">[];
  /** To choose from with the receiver; none with the sender. */
  instructions: ParcelInstruction[];
  chosen: ResolvedPlace | null;
  map: MapSettings;
  countries: PhoneCountry[];
  saved: { id: number; text: string }[];
  isGuest: boolean;
  defaults: PartyFields;
  constraints: Constraints;
};

/** `/parcel-delivery-info?category=…` and `?step=receiver` (RTE-44): one end of the way, filled with what is known. */
export async function loadParty(context: RequestContext): Promise<PartyData> {
  await requireParcels(context);
  const { parcel, visitor } = context.session;
  const step = stepOf(context.url.searchParams);
  const missing = missingBefore(step, parcel);
  if (missing !== null) throw await redirectTo(context, stepHref(missing));
  const isSender = step === "sender";
  const isGuest = visitor.token === null;
  const [categories, instructions, customer, saved, map] = await Promise.all([
    isSender ? context.api.parcel.categories() : null,
    isSender ? null : context.api.parcel.instructions(),
    isGuest ? null : context.api.customer.info(),
    isGuest ? null : context.api.addresses.list(),
    mapSettings(context),
  ]);
  if (customer) await leaveIfExpired(context, customer);
  const kept = parcel[step];
  const known = kept ?? (isSender ? ownEnd(context, customer && secondary(customer, null)) : null);
  const chosen = known && {
    latitude: known.latitude,
    longitude: known.longitude,
    address: known.address,
    error: null,
  };
  const { countries, country } = await phoneChoices(context, known?.contactNumber);
  const categoryId = context.url.searchParams.get("category");
  return {
    step,
    categories: categories
      ? critical(categories).map(({ id, name, description, image }) => ({ id, name, description, image }))
      : [],
    instructions: instructions ? secondary(instructions, []) : [],
    chosen,
    map: { ...map, center: chosen ?? map.center },
    countries,
    saved: saved ? savedChoices(secondary(saved, [])) : [],
    isGuest,
    defaults: {
      contactName: known?.contactName ?? "",
      contactCountry: country,
      contactNumber: known?.contactNumber ?? "",
      contactEmail: context.session.guest.contactEmail,
      road: known?.road ?? "",
      house: known?.house ?? "",
      floor: known?.floor ?? "",
      category: categoryId ?? String(parcel.categoryId ?? ""),
      instruction: String(parcel.instructionId ?? ""),
      note: parcel.note,
      savedId: "",
    },
    constraints: constraintsOf(partySchema(context.t, { step, isGuest, categories: [], instructions: [] }, "")),
  };
}

const savedChoices = (rows: SavedAddress[]) =>
  rows.flatMap(({ id, address, contactName, location }) =>
    location ? [{ id, text: [contactName, address].filter(Boolean).join(" · ") }] : [],
  );

/** People mostly send from where they are, and are their own senders. */
function ownEnd(context: RequestContext, customer: Customer | null): ParcelParty | null {
  const { place, guest } = context.session;
  if (!place) return null;
  const { road = "", house = "", floor = "" } = currentDetails(context) ?? {};
  return {
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    contactName: customer ? fullName(customer) : guest.contactName,
    contactNumber: customer?.phone ?? guest.contactNumber,
    road,
    house,
    floor,
  };
}
