import { z } from "zod";
import { defineCookie } from "./cookie.server";

/** The coupon a customer has applied to what they are ordering from one store. It is asked about anew with every quote. */
export const longestCoupon = 60;

const schema = z.object({ code: z.string().min(1).max(longestCoupon), storeId: z.number().int().positive() });

export type ChosenCoupon = z.infer<typeof schema>;
export const couponCookie = () => defineCookie<ChosenCoupon>("coupon", schema, { maxAge: 60 * 60 * 24 });
