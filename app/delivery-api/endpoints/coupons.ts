import type { Caller } from "../http/call";
import type { Coupon } from "../model";
import type { Result } from "../result";
import { readCoupon } from "../wire/coupon";
import { type Reader, readList } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

export function couponEndpoints({ context, send }: Caller) {
  return {
    /** The coupons that can be used at a store now, or anywhere in the module: a customer's own, or those for everybody. docs/delivery-api.md §9.4. */
    list(storeId: number | null = null): Promise<Result<Coupon[]>> {
      const call = {
        method: "GET",
        query: { store_id: storeId },
        read: (body: unknown, reader: Reader) => readList(body, "coupon", reader, readCoupon),
      } as const;
      return context.token === null
        ? send({ ...call, path: paths.couponListAll, cache: fiveMinutes })
        : send({ ...call, path: paths.couponList });
    },

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
