import type { Caller, Query } from "../http/call";
import type { WishEntry, Wishlist, WishlistIds } from "../model";
import { ok, type Result } from "../result";
import { plainText, toRecord } from "../wire/scalars";
import { readWishlist, readWishlistIds } from "../wire/wishlist";
import { paths } from "./paths";

/** The server's own words about a change, in the visitor's language; empty when it gave none. */
export type WishAnswer = { message: string };

const queryOf = ({ kind, id }: WishEntry): Query => ({ [`${kind}_id`]: id });

const readAnswer = (body: unknown): WishAnswer => ({ message: plainText(toRecord(body)?.message, 500) });

/** Customers only: docs/delivery-api.md §9.6. The server keeps to the zones of the context. */
export function wishlistEndpoints({ send }: Caller) {
  return {
    /** Wished items and stores, whole. API-27. */
    list: (): Promise<Result<Wishlist>> => send({ method: "GET", path: paths.wishlist, read: readWishlist }),

    /** The same call, read for what marks a card. API-27. */
    ids: (): Promise<Result<WishlistIds>> => send({ method: "GET", path: paths.wishlist, read: readWishlistIds }),

    /** Adds an entry; one that is there already is a success (docs/delivery-api.md §16). API-28. */
    async add(entry: WishEntry): Promise<Result<WishAnswer>> {
      const result = await send({
        method: "POST",
        path: paths.wishlistAdd,
        query: queryOf(entry),
        read: readAnswer,
      });
      if (result.ok || result.failure.status !== 409) return result;
      return ok({ message: result.failure.errors[0]?.message ?? "" });
    },

    /** Removes an entry; `not-found` when it is none. API-29. */
    remove: (entry: WishEntry): Promise<Result<WishAnswer>> =>
      send({ method: "DELETE", path: paths.wishlistRemove, query: queryOf(entry), read: readAnswer }),
  };
}
