import type { Caller } from "../http/call";
import type { Coupon } from "../model";
import type { Result } from "../result";
import { readCoupon } from "../wire/coupon";
import { paths } from "./paths";

export function couponEndpoints({ send }: Caller) {
  return {
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
