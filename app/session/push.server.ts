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
export const pushCookie = () => defineCookie<PushChoice>("push", schema, { maxAge: oneYear });
