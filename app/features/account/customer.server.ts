import type { Customer } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";

/** The customer whose section this is: guests are led to sign-in and back (RTE-26); throws the 503 page without an answer. */
export async function customerOf(context: RequestContext): Promise<Customer> {
  await leaveIfGuest(context);
  const result = await context.api.customer.info();
  await leaveIfExpired(context, result);
  return critical(result);
}
