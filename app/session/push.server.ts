import { z } from "zod";
import { defineCookie, oneYear } from "./cookie.server";

/** What became of push messages on this browser. */
const schema = z.object({
  /** When the customer's push token was last sent to the delivery API, in milliseconds since the epoch; 0: never, or withdrawn. */
  sentAt: z.number().int().nonnegative(),
  /** The customer has switched push messages off here. */
  isOff: z.boolean(),
});

export type PushChoice = z.infer<typeof schema>;

/** What stays when a customer leaves: messages that were switched off come on again by nobody's will but the next one's. */
export const leftPush = (push: PushChoice | null): PushChoice | null =>
  push?.isOff ? { sentAt: 0, isOff: true } : null;

export const pushCookie = () => defineCookie<PushChoice>("push", schema, { maxAge: oneYear });
