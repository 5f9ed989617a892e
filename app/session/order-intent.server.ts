import { z } from "zod";
import { defineCookie } from "./cookie.server";

/** One "Buy Now" (or campaign) line waiting for checkout under its one-time order key (ITEM-20, docs/decisions/0006). */
const intentSchema = z.object({
  key: z.string().min(16).max(40),
  itemId: z.number().int().positive(),
  isCampaign: z.boolean(),
  quantity: z.number().int().min(1).max(999),
  groups: z.array(z.object({ name: z.string().max(200), labels: z.array(z.string().max(200)).max(20) })).max(10),
  variationType: z.string().max(200).nullable(),
  addOns: z.array(z.object({ id: z.number().int().positive(), quantity: z.number().int().min(1).max(99) })).max(20),
});
/** At most three are kept; the oldest leaves first. */
const schema = z.array(intentSchema).max(3);

export type OrderIntent = z.infer<typeof intentSchema>;
export const orderIntentCookie = () => defineCookie<OrderIntent[]>("order-intent", schema, { maxAge: 60 * 60 * 24 });
