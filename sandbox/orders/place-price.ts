import { firstOrderDiscount } from "../account/profile";
import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import type { CustomerRow } from "../http/visitor";
import { deliveryFee, type FeeRates, freeDeliveryBy, type Surge } from "../rules/fee";
import { type OrderPrice, type OrderPriceInput, orderPrice, roundMoney, type StoreDiscount } from "../rules/price";
import { settingsWith } from "../settings";
import { discountOf } from "./offers";
import type { PricedLine } from "./priced-lines";

export type PriceTerms = {
  store: SeedRow<"stores">;
  zone: SeedRow<"zones">;
  lines: PricedLine[];
  storeDiscount: StoreDiscount | null;
  coupon: SeedRow<"coupons"> | null;
  customer: CustomerRow | null;
  takeAway: boolean;
  distanceKm: number;
  tip: number;
  wantsPackaging: boolean;
};

export type PricedOrder = OrderPrice & {
  originalFee: number;
  freeBy: string | null;
  flashAdmin: number;
  flashStore: number;
  taxPercent: number;
  taxIncluded: boolean;
};

/** What the order costs by the server's own reckoning, docs/delivery-api.md §11.5. */
export async function priceOrder(context: SandboxContext, terms: PriceTerms): Promise<PricedOrder> {
  const settings = settingsWith(context.overrides);
  const { store, takeAway } = terms;
  const firstOrder = terms.customer ? await firstOrderDiscount(context, terms.customer) : null;
  const input: OrderPriceInput = {
    lines: terms.lines.map((line) => line.price),
    storeDiscount: terms.storeDiscount,
    coupon: couponDiscount(terms.coupon),
    firstOrder,
    tax: { percent: store.tax, included: settings.tax_included === 1 },
    fee: 0,
    tip: takeAway || !settings.dm_tips_status ? 0 : terms.tip,
    additionalCharge: settings.additional_charge_status ? settings.additional_charge : 0,
    packaging: terms.wantsPackaging && store.extra_packaging_status ? store.extra_packaging_amount : 0,
    digits: settings.digit_after_decimal_point,
  };
  const goods = orderPrice(input);
  const fullFee = takeAway ? 0 : roundMoney(await feeOf(context, terms), input.digits);
  const freeBy = freeDeliveryBy({
    takeAway,
    storeFree: store.free_delivery === 1,
    couponFree: terms.coupon?.coupon_type === "free_delivery",
    amount: goods.items + goods.addOns - goods.discount - goods.flashDiscount - goods.coupon,
    freeOver: settings.free_delivery_over,
    freeToAll: context.dialect !== "m" && settings.free_delivery_to_all,
  });
  const price = orderPrice({ ...input, fee: freeBy ? 0 : fullFee });
  const flashAdmin = terms.lines.reduce((sum, line) => sum + flashShareOfAdmin(line), 0);
  return {
    ...price,
    originalFee: fullFee,
    freeBy: takeAway ? null : freeBy,
    flashAdmin: roundMoney(flashAdmin, input.digits),
    flashStore: roundMoney(price.flashDiscount - flashAdmin, input.digits),
    taxPercent: store.tax,
    taxIncluded: input.tax.included,
  };
}

export type ParcelTerms = {
  category: Pick<SeedRow<"parcel_categories">, "parcel_per_km_shipping_charge" | "parcel_minimum_shipping_charge">;
  /** The sender's zone; its rates for the parcel module only say where the fee ends. */
  zoneId: number;
  moduleId: number;
  distanceKm: number;
  tip: number;
};

/**
 * What a parcel costs (docs/delivery-api.md §11.5): by the category's charges or the config's, capped as every fee, plus the vehicle. Nothing
 * makes it free, nothing is discounted, and busy zones add nothing. Only N and X know a tax on it.
 */
export async function priceParcel(context: SandboxContext, terms: ParcelTerms): Promise<PricedOrder> {
  const settings = settingsWith(context.overrides);
  const digits = settings.digit_after_decimal_point;
  const zone = await zoneModuleOf(context, terms.zoneId, terms.moduleId);
  const rates: FeeRates = {
    perKm: terms.category.parcel_per_km_shipping_charge ?? settings.parcel_per_km_shipping_charge,
    minimum: terms.category.parcel_minimum_shipping_charge ?? settings.parcel_minimum_shipping_charge,
    maximum: zone?.maximum_shipping_charge ?? null,
    fixed: null,
  };
  const vehicle = await vehicleCharge(context, terms.distanceKm);
  const fee = roundMoney(deliveryFee(terms.distanceKm, rates, vehicle, null), digits);
  const taxPercent = context.dialect === "m" ? 0 : settings.parcel_tax_percent;
  const taxIncluded = settings.tax_included === 1;
  const price = orderPrice({
    lines: [],
    storeDiscount: null,
    coupon: null,
    firstOrder: null,
    tax: { percent: 0, included: taxIncluded },
    fee,
    tip: settings.dm_tips_status ? terms.tip : 0,
    additionalCharge: settings.additional_charge_status ? settings.additional_charge : 0,
    packaging: 0,
    digits,
  });
  const tax = roundMoney(taxIncluded ? (fee * taxPercent) / (100 + taxPercent) : (fee * taxPercent) / 100, digits);
  const total = roundMoney(price.total + (taxIncluded ? 0 : tax), digits);
  return {
    ...price,
    tax,
    total,
    originalFee: fee,
    freeBy: null,
    flashAdmin: 0,
    flashStore: 0,
    taxPercent,
    taxIncluded,
  };
}

function couponDiscount(coupon: SeedRow<"coupons"> | null): OrderPriceInput["coupon"] {
  if (!coupon || coupon.coupon_type === "free_delivery") return null;
  return { ...discountOf(coupon.discount, coupon.discount_type), maxDiscount: coupon.max_discount };
}

async function feeOf(context: SandboxContext, { store, zone, distanceKm }: PriceTerms): Promise<number> {
  if (store.self_delivery_system) return deliveryFee(distanceKm, { ...ratesOf(store), fixed: null }, 0, null);
  const rates = await zoneRates(context, zone.id, store.module_id);
  return deliveryFee(distanceKm, rates, await vehicleCharge(context, distanceKm), surgeOf(context, zone));
}

/** What a busy zone adds to the fee; null while it is not busy (docs/delivery-api.md §11.5). */
function surgeOf({ dialect }: Pick<SandboxContext, "dialect">, zone: SeedRow<"zones">): Surge | null {
  if (!zone.increased_delivery_fee_status) return null;
  const isAmount = dialect !== "m" && zone.increased_delivery_fee_type === "amount";
  return { value: zone.increased_delivery_fee, type: isAmount ? "amount" : "percent" };
}

/** What `get-surge-price` answers, docs/delivery-api.md §11.5. */
export function surgeJson(context: Pick<SandboxContext, "dialect">, zone: SeedRow<"zones">) {
  const surge = surgeOf(context, zone);
  const note = surge ? (zone.increase_delivery_charge_message ?? "") : "";
  return {
    title: note,
    customer_note: note,
    customer_note_status: note ? 1 : 0,
    price: surge?.value ?? 0,
    price_type: surge?.type ?? "amount",
  };
}

/** What a zone charges for a module; undefined when the module is not offered there. */
export function zoneModuleOf(context: Pick<SandboxContext, "db">, zoneId: number, moduleId: number) {
  return context.db
    .selectFrom("zone_modules")
    .selectAll()
    .where("zone_id", "=", zoneId)
    .where("module_id", "=", moduleId)
    .executeTakeFirst();
}

/** The zone's rates for a module; without them the config's (docs/delivery-api.md §11.5). */
async function zoneRates(context: SandboxContext, zoneId: number, moduleId: number): Promise<FeeRates> {
  const row = await zoneModuleOf(context, zoneId, moduleId);
  if (row) return { ...ratesOf(row), fixed: isFixed(context, row) ? row.fixed_shipping_charge : null };
  const settings = settingsWith(context.overrides);
  return {
    perKm: settings.per_km_shipping_charge,
    minimum: settings.minimum_shipping_charge,
    maximum: null,
    fixed: null,
  };
}

const isFixed = (context: SandboxContext, row: SeedRow<"zone_modules">) =>
  context.dialect !== "m" && row.delivery_charge_type === "fixed";

function ratesOf(
  row: Pick<SeedRow<"stores">, "per_km_shipping_charge" | "minimum_shipping_charge" | "maximum_shipping_charge">,
) {
  const { per_km_shipping_charge: perKm, minimum_shipping_charge: minimum, maximum_shipping_charge: maximum } = row;
  return { perKm, minimum, maximum };
}

/** The extra charge of the vehicle that covers the distance; 0 when none does. */
export async function vehicleCharge(context: Pick<SandboxContext, "db">, distanceKm: number): Promise<number> {
  const row = await context.db
    .selectFrom("vehicles")
    .select("extra_charges")
    .where("status", "=", 1)
    .where("starting_coverage_area", "<=", distanceKm)
    .where("maximum_coverage_area", ">=", distanceKm)
    .orderBy("starting_coverage_area", "desc")
    .executeTakeFirst();
  return row?.extra_charges ?? 0;
}

function flashShareOfAdmin(line: PricedLine): number {
  if (!line.flash) return 0;
  const { unit, quantity, discount } = line.price;
  const off = discount.type === "percent" ? (unit * discount.value) / 100 : Math.min(discount.value, unit);
  return (off * quantity * line.flash.adminShare) / 100;
}
