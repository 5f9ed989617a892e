import { z } from "zod";
import { defineCookie, oneYear } from "./cookie.server";

/** Longest texts of an address, for its form and for what this browser keeps of it. */
export const addressLimits = { label: 30, contactName: 100, road: 80, house: 40, floor: 40, additional: 100 } as const;

/**
 * What a saved address says beyond its place (`place` holds text and coordinates): for guests all there is of it (ADDR-16), for customers
 * the one they picked (ADDR-25). It counts only while the place still stands at its coordinates.
 */
export const addressDetails = z.object({
  /** Null for a guest's own. */
  savedId: z.number().int().positive().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  type: z.string().max(addressLimits.label),
  contactName: z.string().max(addressLimits.contactName),
  contactNumber: z.string().max(20),
  road: z.string().max(addressLimits.road),
  house: z.string().max(addressLimits.house),
  floor: z.string().max(addressLimits.floor),
  additional: z.string().max(addressLimits.additional),
});

export type AddressDetails = z.infer<typeof addressDetails>;
export const addressCookie = () => defineCookie<AddressDetails>("address", addressDetails, { maxAge: oneYear });
