import { z } from "zod";
import { addressLimits } from "./address.server";
import { defineCookie, oneYear } from "./cookie.server";

/** The longest mail address of a contact. */
export const longestContactEmail = 120;

/** A guest's contact, kept locally (ROLE-08, core §3 "Guest contact info"); what belongs to an address stands in `address`. */
const schema = z.object({
  contactName: z.string().max(addressLimits.contactName).catch(""),
  contactNumber: z.string().max(20).catch(""),
  contactEmail: z.string().max(longestContactEmail).catch(""),
  /** The phone number that proves whose order is tracked; kept here, since an address would show it (TRK-02, ROLE-16). */
  trackingNumber: z.string().max(20).catch(""),
  /** Orders that this browser placed as a guest, the newest first: elsewhere a number and a phone show little of them (TRK-13). */
  placed: z.array(z.number().int().positive()).max(20).catch([]),
  /** The guest's last order, so that tracking and the order-placed dialog work after a reload. */
  lastOrder: z
    .object({ id: z.number().int().positive(), createdAt: z.string().max(40), status: z.string().max(30) })
    .nullable()
    .catch(null),
});

export type GuestDetails = z.infer<typeof schema>;
export const emptyGuest: GuestDetails = {
  contactName: "",
  contactNumber: "",
  contactEmail: "",
  trackingNumber: "",
  placed: [],
  lastOrder: null,
};
export const guestCookie = () => defineCookie<GuestDetails>("guest", schema, { maxAge: oneYear });
