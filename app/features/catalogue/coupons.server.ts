import type { DeliveryApi, ListedCoupon, Result } from "~/delivery-api";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";

/** The coupons of a store or of the module, for a page that shows them: guests share one list, a customer's are as of the last minute. */
export const couponsOf = (
  context: RequestContext,
  api: DeliveryApi,
  storeId: number | null = null,
): Promise<Result<ListedCoupon[]>> =>
  context.session.visitor.token === null
    ? api.coupons.list(storeId)
    : recentAnswer(context, `coupons of ${storeId}`, () => api.coupons.list(storeId));
