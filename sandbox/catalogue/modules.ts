import type { SeedRow } from "../db/schema";
import { zoneSwitches } from "../payments/methods";
import type { WireContext } from "../wire/store";
import { inLanguage, pictureUrl } from "../wire/text";

type ModuleRow = SeedRow<"modules">;

/** Counts of stores and items by module, in all zones or some. */
async function countsByModule({ db }: WireContext, zoneIds: number[] | null) {
  let stores = db.selectFrom("stores").where("status", "=", 1);
  let items = db.selectFrom("items").innerJoin("stores", "stores.id", "items.store_id").where("items.status", "=", 1);
  if (zoneIds) {
    stores = stores.where("zone_id", "in", zoneIds);
    items = items.where("stores.zone_id", "in", zoneIds);
  }
  const [storeRows, itemRows] = await Promise.all([
    stores
      .select(["module_id", ({ fn }) => fn.countAll<number>().as("total")])
      .groupBy("module_id")
      .execute(),
    items
      .select(["items.module_id", ({ fn }) => fn.countAll<number>().as("total")])
      .groupBy("items.module_id")
      .execute(),
  ]);
  return {
    stores: new Map(storeRows.map((row) => [row.module_id, row.total])),
    items: new Map(itemRows.map((row) => [row.module_id, row.total])),
  };
}

/** Modules of the zones (null: of all), docs/delivery-api.md §2.2. */
export async function modulesJson(ctx: WireContext, zoneIds: number[] | null) {
  const { db } = ctx;
  const [modules, pivots, zones, counts] = await Promise.all([
    db.selectFrom("modules").selectAll().where("status", "=", 1).orderBy("id").execute(),
    db.selectFrom("zone_modules").selectAll().execute(),
    db.selectFrom("zones").selectAll().where("status", "=", 1).execute(),
    countsByModule(ctx, zoneIds),
  ]);
  const moduleRows = modules.flatMap((row) => {
    const own = pivots.filter((pivot) => pivot.module_id === row.id);
    if (zoneIds && !own.some((pivot) => zoneIds.includes(pivot.zone_id))) return [];
    const inZones = zones.filter((zone) => own.some((pivot) => pivot.zone_id === zone.id));
    return {
      ...moduleColumns(ctx, row),
      stores_count: counts.stores.get(row.id) ?? 0,
      items_count: counts.items.get(row.id) ?? 0,
      zones: inZones.map((zone) => ({ id: zone.id, name: inLanguage(ctx.language, zone, "name") })),
    };
  });
  return ctx.dialect === "x" ? moduleRows.map(trimmedModule) : moduleRows;
}

type ModuleJson = ReturnType<typeof moduleColumns> & { stores_count: number; items_count: number; zones: object[] };

/** What X leaves of a module, with its own additions. */
function trimmedModule(module: ModuleJson) {
  return {
    id: module.id,
    module_name: module.module_name,
    module_type: module.module_type,
    short_description: module.description.replaceAll(/<[^>]+>/g, ""),
    stores_count: module.stores_count,
    slug: module.slug,
    items_count: module.items_count,
    icon_full_url: module.icon_full_url,
    thumbnail_full_url: module.thumbnail_full_url,
    zones: module.zones,
    top_offer: null,
    min_delivery_time: null,
    flash_sale: 0,
    free_delivery: 0,
    description: module.description,
  };
}

/** One zone with what it charges for each module, docs/delivery-api.md §2.3. */
export async function zoneDataJson(ctx: WireContext, zone: SeedRow<"zones">) {
  const [rows, counts] = await Promise.all([
    ctx.db
      .selectFrom("modules")
      .innerJoin("zone_modules", "zone_modules.module_id", "modules.id")
      .selectAll("zone_modules")
      .selectAll("modules")
      .where("zone_modules.zone_id", "=", zone.id)
      .where("modules.status", "=", 1)
      .orderBy("modules.id")
      .execute(),
    countsByModule(ctx, [zone.id]),
  ]);
  return {
    id: zone.id,
    status: zone.status,
    ...zoneSwitches(zone),
    increased_delivery_fee: zone.increased_delivery_fee,
    increased_delivery_fee_status: zone.increased_delivery_fee_status,
    increase_delivery_charge_message: zone.increase_delivery_charge_message,
    modules: rows.map((row) => ({
      ...moduleColumns(ctx, row),
      stores_count: counts.stores.get(row.id) ?? 0,
      ...(ctx.dialect === "x" ? { additional_delivery_option_status: 0, delivery_options: [] } : {}),
      pivot: {
        zone_id: row.zone_id,
        module_id: row.module_id,
        per_km_shipping_charge: row.per_km_shipping_charge,
        minimum_shipping_charge: row.minimum_shipping_charge,
        maximum_shipping_charge: row.maximum_shipping_charge,
        maximum_cod_order_amount: row.maximum_cod_order_amount,
        ...(ctx.dialect === "m"
          ? {}
          : { delivery_charge_type: row.delivery_charge_type, fixed_shipping_charge: row.fixed_shipping_charge }),
      },
    })),
  };
}

function moduleColumns(ctx: WireContext, row: ModuleRow) {
  return {
    id: row.id,
    module_name: inLanguage(ctx.language, row, "module_name"),
    module_type: row.module_type,
    thumbnail: row.thumbnail,
    status: String(row.status),
    icon: row.icon,
    theme_id: row.theme_id,
    description: inLanguage(ctx.language, row, "description"),
    all_zone_service: row.all_zone_service,
    slug: row.slug,
    created_at: row.created_at,
    updated_at: row.created_at,
    icon_full_url: pictureUrl(ctx, "module", row.icon),
    thumbnail_full_url: pictureUrl(ctx, "module", row.thumbnail),
  };
}
