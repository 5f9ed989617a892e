import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import { refuse } from "../http/refusal";
import { isInDailyWindow } from "../rules/opening";
import { type Discount, discountOn, type LinePrice, type StoreDiscount } from "../rules/price";
import { type Choice, type Combination, choose, type FoodGroup } from "../rules/selection";
import { wallClock } from "../time";
import { inLanguage } from "../wire/text";
import { findSellable, type SellableRow, type WantedLine } from "./lines";
import { discountOf, type FlashOffer, flashOffers } from "./offers";

export type PricedLine = {
  wanted: WantedLine;
  item: SellableRow;
  choice: Extract<Choice, { ok: true }>;
  addOns: { id: number; name: string; price: number; quantity: number }[];
  flash: FlashOffer | null;
  price: LinePrice;
};

type Terms = {
  storeId: number;
  /** Null when stock is not kept (food). */
  keepsStock: boolean;
  /** The time the order is for; null when hours do not matter (a quote). */
  at: Date | null;
  hasPrescription: boolean;
  storeDiscount: StoreDiscount | null;
};

/**
 * Looks every wanted line up in the data as it is now and prices it; the visitor's own prices do not count.
 * @throws Refusal 403 with the codes of docs/delivery-api.md §11.1: `different_stores`, `not_found`, `quantity`, `stock`, `prescription`.
 */
export async function priceLines(context: SandboxContext, wanted: WantedLine[], terms: Terms): Promise<PricedLine[]> {
  const flash = await flashOffers(
    context.db,
    wanted.filter((line) => line.itemType === "Item").map((line) => line.itemId),
  );
  const priced: PricedLine[] = [];
  for (const line of wanted) {
    const item = await findSellable(context.db, line.itemType, line.itemId);
    if (!item) throw refuse(403, "not_found", "itemNotFound");
    priced.push(
      await priceLine(context, line, item, flash.get(line.itemType === "Item" ? line.itemId : 0) ?? null, terms),
    );
  }
  refuseOutOfStock(context, priced, terms);
  return priced;
}

async function priceLine(
  context: SandboxContext,
  wanted: WantedLine,
  item: SellableRow,
  flash: FlashOffer | null,
  terms: Terms,
): Promise<PricedLine> {
  if (item.store_id !== terms.storeId) throw refuse(403, "different_stores", "differentStores");
  refuseUnavailable(context, item, terms);
  const name = inLanguage(context.language, item, "name");
  const limit = item.maximum_cart_quantity;
  if (limit && wanted.quantity > limit) throw refuse(403, "quantity", "quantityLimit", { name, limit });
  if (item.is_prescription_required && !terms.hasPrescription)
    throw refuse(403, "prescription", "prescriptionRequired");
  const choice = choose(sellableParts(item), wanted.picked);
  if (!choice.ok)
    throw refuse(403, "not_found", choice.problem === "missing" ? "variationRequired" : "itemNotFound", { name });
  const addOns = await addOnsOf(context, item, wanted);
  return {
    wanted,
    item,
    choice,
    addOns,
    flash,
    price: {
      unit: choice.unitPrice,
      quantity: wanted.quantity,
      discount: flash?.discount ?? itemDiscount(context, item, terms.storeDiscount),
      inFlashSale: flash !== null,
      addOns: addOns.reduce((sum, addOn) => sum + addOn.price * addOn.quantity, 0),
    },
  };
}

/** M keeps an item's own discount; N and X tell the better of it and the running store discount (docs/delivery-api.md §7.1). */
function itemDiscount(context: SandboxContext, item: SellableRow, ofStore: StoreDiscount | null): Discount {
  const own = discountOf(item.discount, item.discount_type);
  if (context.dialect === "m" || !ofStore) return own;
  return discountOn(item.price, own) >= discountOn(item.price, ofStore)
    ? own
    : { value: ofStore.value, type: ofStore.type };
}

/** The columns that decide price and stock, decoded. */
export function sellableParts(item: SellableRow) {
  return {
    price: item.price,
    stock: item.stock,
    groups: JSON.parse(item.food_variations || "[]") as FoodGroup[],
    combinations: JSON.parse(item.variations || "[]") as Combination[],
  };
}

function refuseUnavailable(context: SandboxContext, item: SellableRow, terms: Terms): void {
  const { day } = wallClock(terms.at ?? context.now, context.operatorZone);
  const { available_date_starts: from, available_date_ends: until } = item;
  const outOfDates = from !== undefined && until !== undefined && (day < from || day > until);
  if (item.status !== 1 || outOfDates) throw refuse(403, "not_found", "itemNotFound");
  const window = { from: item.available_time_starts, to: item.available_time_ends };
  if (terms.at && !isInDailyWindow(window, terms.at, context.operatorZone)) {
    throw refuse(403, "not_found", "itemOutOfHours", { name: inLanguage(context.language, item, "name") });
  }
}

/** Stock is shared by all lines of one item (or of one of its combinations). */
function refuseOutOfStock(context: SandboxContext, lines: PricedLine[], terms: Terms): void {
  const wanted = new Map<string, number>();
  for (const { item, choice, flash, wanted: line } of lines) {
    const combination = choice.chosen[0] && "type" in choice.chosen[0] ? choice.chosen[0].type : "";
    const key = `${line.itemType}:${item.id}:${combination}`;
    const total = (wanted.get(key) ?? 0) + line.quantity;
    wanted.set(key, total);
    const left = flash ? flash.left : terms.keepsStock ? choice.stock : null;
    if (left !== null && total > left)
      throw refuse(403, "stock", "stockOut", { name: inLanguage(context.language, item, "name") });
  }
}

async function addOnsOf(context: SandboxContext, item: SellableRow, wanted: WantedLine) {
  if (wanted.addOns.length === 0) return [];
  const sold = new Set(JSON.parse(item.add_on_ids || "[]") as number[]);
  const rows: SeedRow<"add_ons">[] = await context.db
    .selectFrom("add_ons")
    .selectAll()
    .where("status", "=", 1)
    .where(
      "id",
      "in",
      wanted.addOns.map((addOn) => addOn.id),
    )
    .execute();
  return wanted.addOns.map(({ id, quantity }) => {
    const row = rows.find((candidate) => candidate.id === id && sold.has(id));
    if (!row) throw refuse(403, "not_found", "itemNotFound");
    return { id, name: inLanguage(context.language, row, "name"), price: row.price, quantity };
  });
}
