import type { Caller } from "../http/call";
import type { Coupon, ListedCoupon } from "../model";
import type { Result } from "../result";
import { readCoupon, readListedCoupon } from "../wire/coupon";
import { readList } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

export function couponEndpoints({ send, context }: Caller) {
  const isGuest = context.token === null;
  return {
    /**
     * The coupons that can be used here, a store's own when one is named. Those of a customer are theirs alone, guests share
     * one list. docs/delivery-api.md §9.4, API-80.
     */
    list: (storeId: number | null = null): Promise<Result<ListedCoupon[]>> =>
      send({
        method: "GET",
        path: isGuest ? paths.couponListAll : paths.couponList,
        query: { store_id: storeId },
        ...(isGuest ? { cache: fiveMinutes } : {}),
        read: (body, reader) => readList(body, "coupon", reader, readListedCoupon),
      }),

    /**
     * Whether the signed-in customer may use a code at a store. docs/delivery-api.md §9.4. `amount` is what X wants to know: the goods after
     * discount. `rejected` or `not-found` carries the server's reason; the minimum purchase is ours to check.
     */
    apply: (code: string, storeId: number, amount: number): Promise<Result<Coupon>> =>
      send({
        method: "GET",
        path: paths.couponApply,
        query: { code, store_id: storeId, order_amount: amount },
        read: readCoupon,
      }),
  };
}
