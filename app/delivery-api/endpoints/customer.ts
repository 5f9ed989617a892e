import type { Caller } from "../http/call";
import type { Customer } from "../model";
import type { Result } from "../result";
import { readCustomer } from "../wire/customer";
import { readMessage } from "../wire/reader";
import { paths } from "./paths";

export function customerEndpoints({ send }: Caller) {
  return {
    /** The signed-in customer's profile. docs/delivery-api.md §4.1. */
    info: (): Promise<Result<Customer>> => send({ method: "GET", path: paths.customerInfo, read: readCustomer }),

    /** The categories the customer likes, for the module of the context. docs/delivery-api.md §4.3, API-52. */
    updateInterest: (categoryIds: number[]): Promise<Result<string>> =>
      send({ method: "POST", path: paths.interestUpdate, body: { interest: categoryIds }, read: readMessage }),
  };
}
