import { z } from "zod";
import { defineCookie } from "./cookie.server";

/** The longest address of a payment page that is kept. */
export const longestFundLink = 1200;

/** Money on its way into the wallet: where it is paid, how much, and when it was begun (milliseconds, the delivery API's clock). */
const schema = z.object({
  link: z.string().url().max(longestFundLink),
  amount: z.number().positive(),
  at: z.number().int().positive(),
});

export type FundOnItsWay = z.infer<typeof schema>;
export const fundCookie = () => defineCookie<FundOnItsWay>("fund", schema, { maxAge: 60 * 60 });
