import { z } from "zod";
import { defineCookie, oneYear } from "./cookie.server";

/**
 * What a saved address says beyond its place (`place` holds text and coordinates): for guests all there is of it (ADDR-16), for customers
 * the one they picked (ADDR-25). It counts only while the place still stands at its coordinates.
 */
export const addressDetails = z.object({
  /** Null for a guest's own. */
  savedId: z.number().int().positive().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  type: z.string().max(30),
  contactName: z.string().max(100),
  contactNumber: z.string().max(20),
  road: z.string().max(80),
  house: z.string().max(40),
  floor: z.string().max(40),
  additional: z.string().max(100),
});

export type AddressDetails = z.infer<typeof addressDetails>;
export const addressCookie = () => defineCookie<AddressDetails>("address", addressDetails, { maxAge: oneYear });
