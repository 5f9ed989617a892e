import { z } from "zod";
import { defineCookie } from "./cookie.server";

/** Longest texts of one end of a parcel's way: both together must fit a cookie, in any script. */
export const parcelLimits = { address: 140, contactName: 100, road: 60, house: 30, floor: 30, note: 100 } as const;

const party = z.object({
  address: z.string().max(parcelLimits.address),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  contactName: z.string().max(parcelLimits.contactName),
  contactNumber: z.string().max(20),
  road: z.string().max(parcelLimits.road),
  house: z.string().max(parcelLimits.house),
  floor: z.string().max(parcelLimits.floor),
});

/** A parcel in the making, step by step (docs/decisions/0100): what, from whom, to whom. Prices are never part of it. */
const schema = z.object({
  categoryId: z.number().int().positive().nullable(),
  sender: party.nullable(),
  receiver: party.nullable(),
  /** One of the operator's instructions, and the sender's own words. */
  instructionId: z.number().int().positive().nullable(),
  note: z.string().max(parcelLimits.note),
});

export type ParcelParty = z.infer<typeof party>;
export type ParcelDraft = z.infer<typeof schema>;

export const emptyParcel: ParcelDraft = {
  categoryId: null,
  sender: null,
  receiver: null,
  instructionId: null,
  note: "",
};

/** Browsers keep no cookie above 4096 bytes. */
export const parcelCookie = () =>
  defineCookie<ParcelDraft>("parcel", schema, { maxAge: 60 * 60 * 24, maximumBytes: 4090 });
