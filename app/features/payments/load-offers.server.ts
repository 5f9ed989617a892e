import type { Config } from "~/delivery-api";
import { isOffered, type PaymentApi, type PaymentOffers, type PaymentTerms } from "./payment-method";
import { paymentMethods } from "./registry";
import { walletOf } from "./wallet";

type Terms = PaymentTerms & { config: Pick<Config, "partialPayment" | "partialRest"> };

/** What an order may be paid by: what operator and zone allow, what there is of it, and what the customer has (docs/delivery-api.md §11.5). */
export async function loadOffers(api: PaymentApi, terms: Terms): Promise<PaymentOffers> {
  const { config, zone } = terms;
  const offered = [...paymentMethods.values()].filter(({ id }) => isOffered(id, config, zone));
  const choices = (await Promise.all(offered.map((method) => method.choices(terms, api)))).flat();
  return { choices, wallet: walletOf(choices, config) };
}
