import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "~/delivery-api/wire/config";
import { readParcelCategories } from "~/delivery-api/wire/promotion";
import type { Reader } from "~/delivery-api/wire/reader";
import { readZoneLookup } from "~/delivery-api/wire/zone";
import { quotedTotals } from "~/features/checkout/quote";
import { parcelQuote } from "~/features/parcel/fee";
import { configJson } from "../../sandbox/catalogue/config";
import { zoneDataJson } from "../../sandbox/catalogue/modules";
import type { SandboxContext } from "../../sandbox/context";
import { openDatabase } from "../../sandbox/db/database";
import { seedState } from "../../sandbox/db/state-seed";
import type { Db } from "../../sandbox/db/types";
import { priceParcel, vehicleCharge } from "../../sandbox/orders/place-price";
import { parcelCategoryJson } from "../../sandbox/wire/parcel-category";

const unsigned = { sign: (address: string) => address };

const numRuns = process.env.FULL_RUN ? 10_000 : 500;
const zoneId = 1;
const moduleId = 5;
const categoryId = 1;

let db: Db;
beforeAll(async () => {
  db = await openDatabase(":memory:", { people: seedState });
}, 60_000);

const cents = (most: number) => fc.nat(most * 100).map((amount) => amount / 100);
const flag = fc.constantFrom(0, 1);

/** A parcel and everything its price may depend on: category, zone, vehicles, operator, dialect, tip. */
const anyParcel = fc.constantFrom(2, 2, 0, 3).chain((digits) =>
  fc.record({
    dialect: fc.constantFrom("m" as const, "n" as const, "x" as const),
    category: fc.record({
      parcel_per_km_shipping_charge: fc.option(cents(5), { nil: null }),
      parcel_minimum_shipping_charge: fc.option(cents(15), { nil: null }),
    }),
    maximum: fc.option(cents(40), { nil: null }),
    vehicle: cents(4),
    distanceKm: fc.nat(30_000).map((metres) => metres / 1000),
    tip: cents(9),
    settings: fc.record({
      digit_after_decimal_point: fc.constant(digits),
      parcel_per_km_shipping_charge: cents(4),
      parcel_minimum_shipping_charge: cents(9),
      parcel_tax_percent: fc.nat(40).map((half) => half / 2),
      tax_included: flag,
      dm_tips_status: flag,
      additional_charge_status: flag,
      additional_charge: fc.nat(400).map((amount) => Math.round(amount * 10 ** (digits - 2)) / 10 ** digits),
    }),
  }),
);
type AnyParcel = typeof anyParcel extends fc.Arbitrary<infer Parcel> ? Parcel : never;

const contextOf = ({ dialect, settings }: AnyParcel): SandboxContext => ({
  db,
  dialect,
  now: new Date("2026-11-20T12:00:00Z"),
  language: "en",
  zoneIds: [zoneId],
  moduleId,
  coordinates: null,
  base: "http://api.example",
  speed: 1,
  operatorZone: "UTC",
  landing: {},
  overrides: settings,
});

test("the total shown of a parcel is the total charged, part by part, under any settings", async () => {
  await fc.assert(
    fc.asyncProperty(anyParcel, async (parcel) => {
      const context = contextOf(parcel);
      const { distanceKm } = parcel;
      await db.updateTable("parcel_categories").set(parcel.category).where("id", "=", categoryId).execute();
      await db
        .updateTable("zone_modules")
        .set({ maximum_shipping_charge: parcel.maximum })
        .where("zone_id", "=", zoneId)
        .where("module_id", "=", moduleId)
        .execute();
      await db.updateTable("vehicles").set({ extra_charges: parcel.vehicle }).execute();
      const row = await db
        .selectFrom("parcel_categories")
        .selectAll()
        .where("id", "=", categoryId)
        .executeTakeFirstOrThrow();
      const zone = await db.selectFrom("zones").selectAll().where("id", "=", zoneId).executeTakeFirstOrThrow();

      const { config, profile } = readConfig(configJson(context), unsigned);
      const reader: Reader = { ...profile, ...unsigned, onDropped: dropped };
      const [category] = readParcelCategories([parcelCategoryJson(context, row)], reader);
      const lookup = readZoneLookup({ zone_id: `[${zoneId}]`, zone_data: [await zoneDataJson(context, zone)] }, reader);
      const rates = lookup.zones[0]?.modules.find((rate) => rate.moduleId === moduleId) ?? null;
      expect(category).toBeDefined();
      if (!category) return;

      const terms = { category: row, zoneId, moduleId, distanceKm };
      const untipped = await priceParcel(context, { ...terms, tip: 0 });
      const tax = parcel.dialect === "m" ? null : { amount: untipped.tax, included: untipped.taxIncluded };
      const quote = parcelQuote({
        config,
        category,
        rates,
        distanceKm,
        tax,
        vehicleCharge: await vehicleCharge(context, distanceKm),
      });
      const shown = quotedTotals(quote, { orderType: "delivery", tip: parcel.tip, packaging: false });
      // The tip goes along as it is shown.
      const charged = await priceParcel(context, { ...terms, tip: shown.tip });
      const { deliveryFee: fee, tip, additionalCharge, tax: taxShown, total } = shown;
      expect({ fee, tip, additionalCharge, tax: taxShown, total }).toEqual({
        fee: charged.fee,
        tip: charged.tip,
        additionalCharge: charged.additionalCharge,
        tax: charged.tax,
        total: charged.total,
      });
    }),
    { numRuns },
  );
}, 600_000);

function dropped(what: string, problem: string): never {
  throw new Error(`${what}: ${problem}`);
}
