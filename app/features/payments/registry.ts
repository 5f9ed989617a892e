import { cash } from "./cash";
import { gateways } from "./gateways";
import { offline } from "./offline";
import type { PaymentMethodEntry } from "./payment-method";
import { wallet } from "./wallet";

/** The payment methods of the shop in the order of their choices. A Map, since names from outside are looked up in it. */
export const paymentMethods: ReadonlyMap<string, PaymentMethodEntry> = new Map(
  [cash, gateways, wallet, offline].map((method) => [method.id, method]),
);
