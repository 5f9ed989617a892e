import { customerPerson } from "../chat/people";
import type { SandboxContext } from "../context";
import type { CustomerRow } from "../http/visitor";
import { settingsWith } from "../settings";
import { isoMicro } from "../time";
import { uploadUrl } from "./uploads";

const dayMs = 86_400_000;
const validityDays: Record<string, number> = { day: 1, month: 30, year: 365 };

/** How many orders the customer placed, whatever became of them. */
export async function countOrders(context: Pick<SandboxContext, "db">, customerId: number): Promise<number> {
  const row = await context.db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_id", "=", customerId)
    .where("is_guest", "=", 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The first-order discount a new customer still has; null when it is off, used or run out. */
export async function firstOrderDiscount(context: SandboxContext, customer: CustomerRow) {
  const settings = settingsWith(context.overrides);
  if (!settings.new_customer_discount_status || (await countOrders(context, customer.id)) > 0) return null;
  const days =
    settings.new_customer_discount_amount_validity * (validityDays[settings.new_customer_discount_validity_type] ?? 1);
  const until = new Date(new Date(customer.created_at).getTime() + days * dayMs);
  if (context.now > until) return null;
  const type = settings.new_customer_discount_amount_type === "amount" ? ("amount" as const) : ("percent" as const);
  return { value: settings.new_customer_discount_amount, type, until };
}

/** The answer of `GET /customer/info`, docs/delivery-api.md §4.1. */
export async function profileJson(context: SandboxContext, customer: CustomerRow) {
  const discount = await firstOrderDiscount(context, customer);
  const modules: unknown = JSON.parse(customer.module_ids);
  return {
    id: customer.id,
    f_name: customer.f_name,
    l_name: customer.l_name,
    phone: customer.phone,
    email: customer.email,
    image: customer.image,
    image_full_url: customer.image ? uploadUrl(context.base, customer.image) : null,
    is_phone_verified: customer.is_phone_verified,
    is_email_verified: customer.is_email_verified,
    email_verified_at: null,
    created_at: isoMicro(new Date(customer.created_at)),
    updated_at: isoMicro(new Date(customer.updated_at)),
    cm_firebase_token: customer.cm_firebase_token,
    status: customer.status,
    order_count: await countOrders(context, customer.id),
    login_medium: customer.login_medium,
    interest: customer.interest,
    social_id: customer.social_id,
    wallet_balance: customer.wallet_balance,
    loyalty_point: customer.loyalty_point,
    ref_code: customer.ref_code,
    ref_by: customer.ref_by,
    temp_token: null,
    current_language_key: context.language,
    module_ids: customer.module_ids,
    userinfo: await customerPerson(context, customer),
    member_since_days: Math.max(
      Math.floor((context.now.getTime() - new Date(customer.created_at).getTime()) / dayMs),
      0,
    ),
    selected_modules_for_interest: modules,
    is_valid_for_discount: discount !== null,
    discount_amount: discount?.value ?? 0,
    discount_amount_type: discount ? (discount.type === "percent" ? "percentage" : "amount") : "",
    validity: discount ? discount.until.toISOString().slice(0, 10) : "",
    storage: [],
  };
}
