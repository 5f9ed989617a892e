import { countOrders } from "../account/profile";
import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import { refuse } from "../http/refusal";
import { type CouponRefusal, couponRefusal } from "../rules/coupon";
import { wallClock } from "../time";

type Use = { customerId: number | null; storeId: number; zoneId: number; amount: number | null };

/** A coupon of the header's module by its code, in whatever case; null when there is none. */
export async function findCoupon(context: SandboxContext, code: string): Promise<SeedRow<"coupons"> | null> {
  const rows = await context.db.selectFrom("coupons").selectAll().where("status", "=", 1).execute();
  const found = rows.find((row) => row.code.toLowerCase() === code.toLowerCase());
  const isOfModule = context.moduleId === null || found?.module_id === context.moduleId;
  return found && isOfModule ? found : null;
}

/** Why this visitor may not use the coupon now; null when they may. */
export async function checkCoupon(
  context: SandboxContext,
  coupon: SeedRow<"coupons">,
  use: Use,
): Promise<CouponRefusal | null> {
  const { customerId } = use;
  const uses = customerId === null ? 0 : await countUses(context, coupon.code, customerId);
  const terms = {
    type: coupon.store_id === null ? coupon.coupon_type : "store_wise",
    scope: coupon.store_id === null ? scopeOf(coupon.data) : [coupon.store_id],
    customers: JSON.parse(coupon.customer_id) as string[],
    from: coupon.start_date,
    until: coupon.expire_date,
    usesPerCustomer: coupon.limit,
    minPurchase: coupon.min_purchase,
  };
  return couponRefusal(terms, {
    ...use,
    day: wallClock(context.now, context.operatorZone).day,
    usesSoFar: uses,
    ordersSoFar: customerId === null ? 0 : await countOrders(context, customerId),
  });
}

/**
 * The coupon of an order's `coupon_code`.
 * @throws Refusal `coupon`: 404 unknown, 406 limit, 407 expired, 403 otherwise; N and X always 403 (docs/delivery-api.md §11.1).
 */
export async function requireCoupon(context: SandboxContext, code: string, use: Use): Promise<SeedRow<"coupons">> {
  const inM = (status: number) => (context.dialect === "m" ? status : 403);
  const coupon = await findCoupon(context, code);
  if (!coupon) throw refuse(inM(404), "coupon", "couponNotFound");
  const refusal = await checkCoupon(context, coupon, use);
  if (refusal) throw refuse(inM(refusal.status), "coupon", refusal.reason);
  return coupon;
}

const scopeOf = (data: string | null) => (data ? (JSON.parse(data) as unknown[]).map(Number) : null);

async function countUses(context: SandboxContext, code: string, customerId: number): Promise<number> {
  const row = await context.db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("coupon_code", "=", code)
    .where("user_id", "=", customerId)
    .where("is_guest", "=", 0)
    .where("order_status", "not in", ["canceled", "failed"])
    .executeTakeFirstOrThrow();
  return row.count;
}
