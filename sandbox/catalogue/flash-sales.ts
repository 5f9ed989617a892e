import { DateTime } from "luxon";
import type { SeedRow } from "../db/schema";
import { discountOf } from "../orders/offers";
import { discountOn, roundMoney } from "../rules/price";
import { isoMicro } from "../time";
import { itemsJson } from "../wire/item";
import { byId } from "../wire/lookup";
import type { WireContext } from "../wire/store";
import { inLanguage } from "../wire/text";

type FlashSaleRow = SeedRow<"flash_sales">;

/** The week of the sandbox clock, Monday to Sunday in the operator's zone: sales run anew each week. */
function currentWeek(now: Date, zone: string): { start: Date; end: Date } {
  const local = DateTime.fromJSDate(now, { zone });
  return { start: local.startOf("week").toJSDate(), end: local.endOf("week").startOf("second").toJSDate() };
}

/** The published sale of a module; undefined when none runs. */
export async function runningSale({ db }: WireContext, moduleId: number): Promise<FlashSaleRow | undefined> {
  return db
    .selectFrom("flash_sales")
    .selectAll()
    .where("module_id", "=", moduleId)
    .where("is_publish", "=", 1)
    .executeTakeFirst();
}

/** The sale itself, docs/delivery-api.md §9.3. */
export function saleJson(ctx: WireContext, row: FlashSaleRow) {
  const { start, end } = currentWeek(ctx.now, ctx.operatorZone);
  return {
    id: row.id,
    module_id: row.module_id,
    title: inLanguage(ctx.language, row, "title"),
    is_publish: row.is_publish,
    start_date: isoMicro(start),
    end_date: isoMicro(end),
    admin_discount_percentage: row.admin_discount_percentage,
    vendor_discount_percentage: row.vendor_discount_percentage,
    created_at: isoMicro(start),
    updated_at: isoMicro(start),
  };
}

/** Rows of a sale in the given zones that have some left, each with its whole item. */
export async function activeProducts(ctx: WireContext, saleId: number, zoneIds: number[]) {
  const rows = await ctx.db
    .selectFrom("flash_sale_items")
    .innerJoin("items", "items.id", "flash_sale_items.item_id")
    .innerJoin("stores", "stores.id", "items.store_id")
    .selectAll("flash_sale_items")
    .where("flash_sale_items.flash_sale_id", "=", saleId)
    .where("flash_sale_items.status", "=", 1)
    .where("items.status", "=", 1)
    .where("stores.status", "=", 1)
    .where("stores.zone_id", "in", zoneIds)
    .whereRef("flash_sale_items.sold", "<", "flash_sale_items.stock")
    .orderBy("flash_sale_items.id")
    .execute();
  const itemRows = await ctx.db
    .selectFrom("items")
    .selectAll()
    .where(
      "id",
      "in",
      rows.map((row) => row.item_id),
    )
    .execute();
  const items = byId(await itemsJson(ctx, itemRows));
  return rows.flatMap((row) => {
    const item = items.get(row.item_id);
    if (!item) return [];
    const off = roundMoney(discountOn(item.price, discountOf(row.discount, row.discount_type)), 2);
    return {
      id: row.id,
      flash_sale_id: row.flash_sale_id,
      item_id: row.item_id,
      stock: row.stock,
      sold: row.sold,
      available_stock: row.stock - row.sold,
      discount_type: row.discount_type,
      discount: row.discount,
      discount_amount: off,
      price: roundMoney(item.price - off, 2),
      status: row.status,
      item,
    };
  });
}
