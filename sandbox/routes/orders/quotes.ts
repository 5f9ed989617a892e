import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../../context";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireCustomer, requireVisitor } from "../../http/visitor";
import { bestCashback, openCashbacks } from "../../orders/cashback";
import { checkCoupon, findCoupon, requireCoupon } from "../../orders/coupons";
import { runningStoreDiscount } from "../../orders/offers";
import { requireStore } from "../../orders/place-checks";
import { requireParcelCategory } from "../../orders/place-parcel";
import { priceOrder, priceParcel, surgeJson } from "../../orders/place-price";
import { priceLines } from "../../orders/priced-lines";
import { requestedLines } from "../../orders/wanted";
import { roundMoney } from "../../rules/price";
import { settingsWith } from "../../settings";
import { wallClock } from "../../time";
import { inLanguage } from "../../wire/text";

const applyForm = z.object({ code: field.text, store_id: field.positive, order_amount: field.optionalNumber });
const taxForm = z.object({
  store_id: field.positive,
  order_type: z.enum(["delivery", "take_away"]),
  cart: z.unknown(),
  is_buy_now: field.flag,
  coupon_code: field.optionalText,
  extra_packaging_amount: field.optionalNumber,
});
const parcelTaxForm = z.object({
  parcel_category_id: field.positive,
  sender_zone_id: field.positive,
  distance: field.amount,
});
const surgeForm = z.object({ zone_id: field.positive, module_id: field.positive, date_time: field.text });

/** What an order would cost or earn: docs/delivery-api.md §9.4, §9.5 and §11.5. */
export async function quoteRoutes(app: FastifyInstance): Promise<void> {
  app.get("/coupon/apply", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const form = validated(applyForm, inputOf(request));
    const coupon = await findCoupon(sandbox, form.code);
    if (!coupon) throw refuse(404, "coupon", "couponNotFound");
    const store = await requireStore(sandbox, form.store_id, "");
    const use = { customerId: customer.id, storeId: store.id, zoneId: store.zone_id, amount: null };
    const refusal = await checkCoupon(sandbox, coupon, use);
    if (refusal) throw refuse(refusal.status, "coupon", refusal.reason);
    return { ...coupon, title: inLanguage(sandbox.language, coupon, "title"), store: null, slug: null };
  });

  app.get("/cashback/list", async (request) => {
    const { db, now, operatorZone, language } = request.sandbox;
    const customer = await requireCustomer(request);
    const rows = await openCashbacks(db, customer.id, wallClock(now, operatorZone).day);
    return rows.map((row) => ({
      ...row,
      title: inLanguage(language, row, "title"),
      customer_id: JSON.parse(row.customer_id) as unknown,
    }));
  });

  app.get("/cashback/getCashback", async (request) => {
    const { db, now, operatorZone, overrides } = request.sandbox;
    const customer = await requireCustomer(request);
    const { amount } = validated(z.object({ amount: field.amount }), inputOf(request));
    const best = await bestCashback(db, customer.id, wallClock(now, operatorZone).day, amount);
    if (!best) return {};
    const { id, cashback_amount, cashback_type, min_purchase, max_discount } = best.row;
    const calculated_amount = roundMoney(best.amount, settingsWith(overrides).digit_after_decimal_point);
    return { calculated_amount, cashback_amount, cashback_type, min_purchase, max_discount, id };
  });

  app.post("/customer/order/get-Tax", async (request, reply) => {
    const { sandbox } = request;
    if (sandbox.dialect === "m") return reply.callNotFound();
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    if (input.order_type === "parcel") return parcelTax(sandbox, input);
    const form = validated(taxForm, input);
    const store = await requireStore(sandbox, form.store_id, form.order_type);
    const zone = await sandbox.db
      .selectFrom("zones")
      .selectAll()
      .where("id", "=", store.zone_id)
      .executeTakeFirstOrThrow();
    const storeDiscount = await runningStoreDiscount(sandbox.db, store.id, sandbox.now, sandbox.operatorZone);
    const wanted = await requestedLines(sandbox, visitor, form, store);
    const lines = await priceLines(sandbox, wanted, {
      storeId: store.id,
      keepsStock: false,
      at: null,
      hasPrescription: true,
      storeDiscount,
    });
    const use = { customerId: visitor.customer?.id ?? null, storeId: store.id, zoneId: zone.id, amount: null };
    const price = await priceOrder(sandbox, {
      store,
      zone,
      lines,
      storeDiscount,
      coupon: form.coupon_code ? await requireCoupon(sandbox, form.coupon_code, use) : null,
      customer: visitor.customer,
      takeAway: form.order_type === "take_away",
      distanceKm: 0,
      tip: 0,
      wantsPackaging: (form.extra_packaging_amount ?? 0) > 0,
    });
    return taxAnswer(price);
  });

  app.post("/customer/order/get-surge-price", async (request, reply) => {
    const { sandbox } = request;
    if (sandbox.dialect === "m") return reply.callNotFound();
    const input = inputOf(request);
    await requireVisitor(request, input);
    const { zone_id } = validated(surgeForm, input);
    const zone = await sandbox.db.selectFrom("zones").selectAll().where("id", "=", zone_id).executeTakeFirst();
    if (!zone) throw refuse(403, "zone_id", "fieldInvalid", { field: "zone id" });
    return surgeJson(sandbox, zone);
  });
}

/** A parcel has no store and no goods: its tax is on the way. */
async function parcelTax(sandbox: SandboxContext, input: Input) {
  const form = validated(parcelTaxForm, input);
  const category = await requireParcelCategory(sandbox, form.parcel_category_id);
  const price = await priceParcel(sandbox, {
    category,
    zoneId: form.sender_zone_id,
    moduleId: category.module_id,
    distanceKm: form.distance,
    tip: 0,
  });
  return taxAnswer(price);
}

const taxAnswer = ({ tax, taxIncluded }: { tax: number; taxIncluded: boolean }) => ({
  tax_amount: tax,
  tax_status: taxIncluded ? "included" : "excluded",
  tax_included: taxIncluded ? 1 : 0,
});
