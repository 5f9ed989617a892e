import { z } from "zod";
import { selectionLimits } from "~/limits";
import { defineCookie } from "./cookie.server";

/** One "Buy Now" (or campaign) line waiting for checkout under its one-time order key (ITEM-20, docs/decisions/0006). */
const intentSchema = z.object({
  key: z.string().min(16).max(40),
  itemId: z.number().int().positive(),
  isCampaign: z.boolean(),
  quantity: z.number().int().min(1).max(999),
  groups: z
    .array(z.object({ name: z.string().max(200), labels: z.array(z.string().max(200)).max(selectionLimits.labels) }))
    .max(selectionLimits.groups),
  variationType: z.string().max(200).nullable(),
  addOns: z
    .array(z.object({ id: z.number().int().positive(), quantity: z.number().int().min(1).max(99) }))
    .max(selectionLimits.addOns),
});
/** At most three are kept; the oldest leaves first. */
const schema = z.array(intentSchema).max(3);

export type OrderIntent = z.infer<typeof intentSchema>;

/** Whether a line can be kept: one that cannot would take the others along, since they are read together. */
export const isOrderIntent = (intent: OrderIntent): boolean => intentSchema.safeParse(intent).success;

export const orderIntentCookie = () => defineCookie<OrderIntent[]>("order-intent", schema, { maxAge: 60 * 60 * 24 });
