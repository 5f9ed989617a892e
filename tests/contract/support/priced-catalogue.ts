import type { Selection } from "~/delivery-api";
import { ok } from "~/delivery-api/result";
import { readSurgeQuote } from "~/delivery-api/wire/checkout";
import { readConfig } from "~/delivery-api/wire/config";
import { readCoupon } from "~/delivery-api/wire/coupon";
import { readCustomer } from "~/delivery-api/wire/customer";
import { readItem } from "~/delivery-api/wire/item";
import type { Reader } from "~/delivery-api/wire/reader";
import { readStore } from "~/delivery-api/wire/store";
import { readZoneLookup } from "~/delivery-api/wire/zone";
import { quoteOf } from "~/features/checkout/quote";
import { surgeOf } from "~/features/checkout/surge.server";
import { goodsOf } from "~/features/checkout/totals";
import { secondary } from "~/request/pages/critical.server";
import { profileJson } from "../../../sandbox/account/profile";
import { configJson } from "../../../sandbox/catalogue/config";
import { zoneDataJson } from "../../../sandbox/catalogue/modules";
import type { SandboxContext } from "../../../sandbox/context";
import { openDatabase } from "../../../sandbox/db/database";
import { seedState } from "../../../sandbox/db/state-seed";
import type { Db } from "../../../sandbox/db/types";
import type { WantedLine } from "../../../sandbox/orders/lines";
import { runningStoreDiscount } from "../../../sandbox/orders/offers";
import { priceOrder, surgeJson, vehicleCharge } from "../../../sandbox/orders/place-price";
import { priceLines } from "../../../sandbox/orders/priced-lines";
import { itemsJson } from "../../../sandbox/wire/item";
import { storeJson } from "../../../sandbox/wire/store";
import type { RandomLine, RandomOrder } from "./random-orders";

const unsigned = { sign: (address: string) => address };

const storeId = 1;
const zoneId = 1;
const moduleId = 1;
/** Only there do whole combinations have prices of their own. */
const ecommerce = 4;
const couponCode = "WELCOME10";
const now = new Date("2026-11-20T12:00:00Z");

/** The sandbox's database in this process: every random order is written into the same few rows. */
export async function openPricedCatalogue() {
  const db = await openDatabase(":memory:", { people: seedState });
  const items = await db.selectFrom("items").select("id").where("store_id", "=", storeId).limit(4).execute();
  const addOns = await db.selectFrom("add_ons").select("id").limit(8).execute();
  await db.deleteFrom("flash_sale_items").execute();
  const sale = await db.selectFrom("flash_sales").select("id").executeTakeFirstOrThrow();
  await db.updateTable("flash_sales").set({ is_publish: 1 }).execute();
  const customer = await db.selectFrom("customers").selectAll().executeTakeFirstOrThrow();
  await db.updateTable("customers").set({ created_at: now.toISOString() }).where("id", "=", customer.id).execute();
  await db.deleteFrom("orders").execute();
  return {
    db,
    items: items.map(({ id }) => id),
    addOns: addOns.map(({ id }) => id),
    saleId: sale.id,
    customer: { ...customer, created_at: now.toISOString() },
  };
}
type PricedWorld = Awaited<ReturnType<typeof openPricedCatalogue>>;

const contextOf = ({ db }: PricedWorld, { dialect, settings }: RandomOrder): SandboxContext => ({
  db,
  dialect,
  now,
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

/** Has the sandbox be as the order says. */
async function arrange(checkout: PricedWorld, order: RandomOrder): Promise<void> {
  const { db } = checkout;
  await db.updateTable("stores").set(order.store).where("id", "=", storeId).execute();
  await db.updateTable("zones").set(order.zone).where("id", "=", zoneId).execute();
  await db
    .updateTable("zone_modules")
    .set(order.rates)
    .where("zone_id", "=", zoneId)
    .where("module_id", "=", moduleId)
    .execute();
  await db.deleteFrom("store_discounts").where("store_id", "=", storeId).execute();
  if (order.storeDiscount) {
    const always = { start_date: "2026-01-01", end_date: "2026-12-31", start_time: "00:00:00", end_time: "23:59:59" };
    await db
      .insertInto("store_discounts")
      .values({ store_id: storeId, ...order.storeDiscount, ...always })
      .execute();
  }
  if (order.coupon) await db.updateTable("coupons").set(order.coupon).where("code", "=", couponCode).execute();
  await db.deleteFrom("flash_sale_items").execute();
  for (const [index, line] of order.lines.entries()) await arrangeLine(checkout, line, index);
}

const groupName = (index: number) => `Group ${index}`;

async function arrangeLine({ db, items, addOns, saleId }: PricedWorld, line: RandomLine, index: number): Promise<void> {
  const id = items[index] ?? 0;
  const isCombined = line.combination !== null;
  const groups = line.options.map((price, group) => ({
    name: groupName(group),
    type: "single",
    min: "0",
    max: "0",
    required: "on",
    values: [
      { label: "Chosen", optionPrice: String(price) },
      { label: "Other", optionPrice: "99" },
    ],
  }));
  const ids = line.addOns.map((_, position) => addOns[2 * index + position] ?? 0);
  for (const [position, { price }] of line.addOns.entries()) {
    await db
      .updateTable("add_ons")
      .set({ price, status: 1 })
      .where("id", "=", ids[position] ?? 0)
      .execute();
  }
  await db
    .updateTable("items")
    .set({
      module_id: isCombined ? ecommerce : moduleId,
      price: line.price,
      ...line.own,
      status: 1,
      stock: 1000,
      maximum_cart_quantity: null,
      is_prescription_required: 0,
      food_variations: JSON.stringify(isCombined ? [] : groups),
      variations: JSON.stringify(isCombined ? [{ type: "Red-L", price: line.combination, stock: 1000 }] : []),
      add_on_ids: JSON.stringify(ids),
    })
    .where("id", "=", id)
    .execute();
  if (line.flash) {
    const row = { flash_sale_id: saleId, item_id: id, stock: 1000, sold: 0, status: 1, ...line.flash };
    await db.insertInto("flash_sale_items").values(row).execute();
  }
}

const wantedOf = ({ items, addOns }: PricedWorld, line: RandomLine, index: number): WantedLine => ({
  cartId: null,
  itemType: "Item",
  itemId: items[index] ?? 0,
  quantity: line.quantity,
  picked:
    line.combination === null
      ? line.options.map((_, group) => ({ name: groupName(group), values: { label: ["Chosen"] } }))
      : [{ type: "Red-L" }],
  addOns: line.addOns.map(({ quantity }, position) => ({ id: addOns[2 * index + position] ?? 0, quantity })),
});

const selectionOf = ({ quantity, picked, addOns }: WantedLine): Selection => ({
  quantity,
  groups: picked.flatMap((entry) => ("values" in entry ? [{ name: entry.name, labels: entry.values.label }] : [])),
  variationType: picked.flatMap((entry) => ("type" in entry ? [entry.type] : []))[0] ?? null,
  addOns,
});

const ofStore = (db: Db) => db.selectFrom("stores").selectAll().where("id", "=", storeId).executeTakeFirstOrThrow();
const ofZone = (db: Db) => db.selectFrom("zones").selectAll().where("id", "=", zoneId).executeTakeFirstOrThrow();
const ofCoupon = (db: Db) =>
  db.selectFrom("coupons").selectAll().where("code", "=", couponCode).executeTakeFirstOrThrow();

/** One order, ready to be priced by both sides. */
export async function arranged(checkout: PricedWorld, order: RandomOrder) {
  await arrange(checkout, order);
  const context = contextOf(checkout, order);
  const { db } = checkout;
  const wanted = order.lines.map((line, index) => wantedOf(checkout, line, index));
  const [store, zone, coupon] = await Promise.all([ofStore(db), ofZone(db), order.coupon ? ofCoupon(db) : null]);
  const customer = order.isCustomer ? checkout.customer : null;
  const storeDiscount = await runningStoreDiscount(db, storeId, now, "UTC");
  const lines = await priceLines(context, wanted, {
    storeId,
    keepsStock: false,
    at: null,
    hasPrescription: true,
    storeDiscount,
  });
  const terms = { store, zone, lines, storeDiscount, coupon, customer, distanceKm: order.distanceKm };
  return {
    /** What the sandbox takes for it. */
    charged: (wishes: { takeAway: boolean; tip: number; wantsPackaging: boolean }) =>
      priceOrder(context, { ...terms, ...wishes }),
    /** What the storefront makes of the sandbox's answers. */
    async quote() {
      const { config, profile } = readConfig(configJson(context), unsigned);
      const reader: Reader = {
        ...profile,
        ...unsigned,
        onDropped: (what, problem) => dropped(what, problem),
      };
      const rows = await db.selectFrom("items").selectAll().where("id", "in", checkout.items).execute();
      const json = await itemsJson(context, rows);
      const items = new Map(json.map((row) => [row.id, readItem(row, reader)]));
      const ofLines = wanted.flatMap((line) => {
        const item = items.get(line.itemId);
        return item ? [{ item, selection: selectionOf(line) }] : [];
      });
      const shown = readStore(await storeJson(context, store), reader);
      const lookup = readZoneLookup({ zone_id: `[${zoneId}]`, zone_data: [await zoneDataJson(context, zone)] }, reader);
      const rates = lookup.zones[0]?.modules.find((rate) => rate.moduleId === moduleId) ?? null;
      const surge = await surgeOf(
        {
          now: () => now,
          timeZone: "UTC",
          api: {
            orders: { surge: async () => ok(order.dialect === "m" ? null : readSurgeQuote(surgeJson(context, zone))) },
          },
        },
        { store: shown, zone: lookup.zones[0] ?? null },
      );
      return quoteOf({
        config,
        store: shown,
        rates,
        customer: customer && readCustomer(await profileJson(context, customer), reader),
        goods: goodsOf(ofLines, shown.discount, config.currency.digits),
        coupon: coupon && readCoupon(coupon),
        distanceKm: order.distanceKm,
        surge: secondary(surge, null),
        vehicleCharge: shown.selfDelivery ? 0 : await vehicleCharge(context, order.distanceKm),
        isFeeKnown: surge.ok,
      });
    },
  };
}

function dropped(what: string, problem: string): never {
  throw new Error(`${what}: ${problem}`);
}
