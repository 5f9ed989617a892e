import type { Customer } from "~/delivery-api";
import { critical } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";
import type { Shop } from "~/request/context/request-context.server";

/** The customer whose room this is: guests are led to sign-in and back (RTE-26); throws the 503 page without an answer. */
export async function customerOf(shop: Shop): Promise<Customer> {
  await leaveIfGuest(shop);
  const result = await shop.api.customer.info();
  await leaveIfExpired(shop, result);
  return critical(result);
}
