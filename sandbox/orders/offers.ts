import type { Db } from "../db/types";
import type { Discount, StoreDiscount } from "../rules/price";
import { wallClock } from "../time";

export type FlashOffer = {
  rowId: number;
  discount: Discount;
  /** What is left of the sale's stock. */
  left: number;
  /** Share of the discount the operator pays, percent; the store pays the rest. */
  adminShare: number;
};

/** The items of a published flash sale that has some left, by item id. */
export async function flashOffers(db: Db, itemIds: number[]): Promise<Map<number, FlashOffer>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("flash_sale_items")
    .innerJoin("flash_sales", "flash_sales.id", "flash_sale_items.flash_sale_id")
    .selectAll("flash_sale_items")
    .select("flash_sales.admin_discount_percentage")
    .where("flash_sales.is_publish", "=", 1)
    .where("flash_sale_items.status", "=", 1)
    .where("flash_sale_items.item_id", "in", itemIds)
    .whereRef("flash_sale_items.sold", "<", "flash_sale_items.stock")
    .execute();
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        rowId: row.id,
        discount: discountOf(row.discount, row.discount_type),
        left: row.stock - row.sold,
        adminShare: row.admin_discount_percentage,
      },
    ]),
  );
}

/** The store's discount running at `now`; null when there is none. */
export async function runningStoreDiscount(
  db: Db,
  storeId: number,
  now: Date,
  zone: string,
): Promise<StoreDiscount | null> {
  const row = await db.selectFrom("store_discounts").selectAll().where("store_id", "=", storeId).executeTakeFirst();
  if (!row) return null;
  const { day, time } = wallClock(now, zone);
  const isRunning = row.start_date <= day && day <= row.end_date && row.start_time <= time && time <= row.end_time;
  if (!isRunning) return null;
  return {
    ...discountOf(row.discount, row.discount_type),
    minPurchase: row.min_purchase,
    maxDiscount: row.max_discount,
  };
}

/** A discount as its columns tell it: `percent` (or `percentage`), else an amount. */
export function discountOf(value: number, type: string): Discount {
  return { value, type: type.startsWith("percent") ? "percent" : "amount" };
}
