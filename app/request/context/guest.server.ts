import { isbot } from "isbot";
import { ok, type Result } from "~/delivery-api";
import { createGuestNumbers, type GuestNumbers } from "./guest-numbers.server";
import { log } from "./log.server";
import { theRedis } from "./redis.server";
import type { RequestContext } from "./request-context";

let numbers: GuestNumbers | undefined;

/** For what a guest does: their number, asked for before the first thing that needs it (SES-01, ADR 0175). Customers need none. */
export const ensureGuest = async (context: RequestContext): Promise<Result<null>> =>
  context.session.visitor.token === null ? ensureGuestNumber(context) : ok(null);

/** The same also for customers, who look for what they ordered as guests (HOME-parc-08). */
export async function ensureGuestNumber(context: RequestContext): Promise<Result<null>> {
  const { visitor } = context.session;
  if (visitor.guestId !== null) return ok(null);
  numbers ??= createGuestNumbers(theRedis());
  const number = await numbers.of(visitor.formKey, () => context.api.auth.requestGuest());
  if (!number.ok) return number;
  context.session.patch("visitor", { guestId: number.value });
  return ok(null);
}

/** For pages on which a guest orders: without an answer the page goes on, and the log tells (SES-02). Crawlers are nobody. */
export async function welcomeGuest(context: RequestContext): Promise<void> {
  if (isbot(context.client.userAgent)) return;
  const result = await ensureGuest(context);
  if (!result.ok) log().warn({ requestId: context.requestId, failure: result.failure.kind }, "no guest id");
}
