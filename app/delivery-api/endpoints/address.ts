import type { AddressInput, SavedAddress } from "../calls";
import type { Caller } from "../http/call";
import type { Page } from "../model";
import { mapResult, type Result } from "../result";
import { addressBody, readSavedAddress } from "../wire/address";
import { readMessage, readPage } from "../wire/reader";
import { paths } from "./paths";

/** The address book is shown whole: more than anybody keeps, in one page. */
const addressLimit = 100;

/** The customer's address book: docs/delivery-api.md §5. Changes answer with the server's own message. */
export function addressEndpoints({ send }: Caller) {
  const page = (page: number, limit: number): Promise<Result<Page<SavedAddress>>> =>
    send({
      method: "GET",
      path: paths.addressList,
      query: { limit, offset: page },
      read: (body, reader) => readPage(body, "addresses", { page, limit }, reader, readSavedAddress),
    });
  return {
    /** The saved addresses. API-18. */
    list: async (): Promise<Result<SavedAddress[]>> => mapResult(await page(1, addressLimit), ({ rows }) => rows),

    /** The same, a page after the other. API-18. */
    page,

    /** Saves a new address; its number is found in the list. API-19. `rejected` with `coordinates` outside every zone. */
    add: (input: AddressInput): Promise<Result<string>> =>
      send({ method: "POST", path: paths.addressAdd, body: addressBody(input), read: readMessage }),

    /** Changes a saved address; its number stands in the path. API-20. */
    update: (id: number, input: AddressInput): Promise<Result<string>> =>
      send({
        method: "PUT",
        path: paths.addressUpdate,
        params: { id },
        body: { ...addressBody(input), id },
        read: readMessage,
      }),

    /** Deletes a saved address; `not-found` when it is gone already. API-21. */
    remove: (id: number): Promise<Result<string>> =>
      send({ method: "DELETE", path: paths.addressDelete, query: { address_id: id }, read: readMessage }),
  };
}
