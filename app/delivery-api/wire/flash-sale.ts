import { z } from "zod";
import type { FlashProduct, FlashSale, Page } from "../model";
import { readItem } from "./item";
import { type Reader, readPage, readRows, wrongShape } from "./reader";
import * as read from "./scalars";

const wireSale = z.object({ id: read.id, title: read.text, start_date: read.instant, end_date: read.instant });
const wireProduct = z.object({ stock: read.integer, sold: read.integer, available_stock: read.integerOrNull });

function readSale(row: unknown): FlashSale {
  const { id, title, start_date, end_date } = wireSale.parse(row);
  return { id, title, startsAt: start_date, endsAt: end_date };
}

/** `available_stock` counts where the server sends no `sold`. */
function readProduct(row: unknown, reader: Reader): FlashProduct {
  const { stock, sold, available_stock } = wireProduct.parse(row);
  const item = readItem(read.toRecord(row)?.item, reader);
  return { item, stock, sold: Math.max(0, sold, available_stock === null ? 0 : stock - available_stock) };
}

/** `GET /flash-sales` (docs/delivery-api.md §9.3, DATA-36): null for the `{}`, `[]` or `null` of no running sale. */
export function readRunningSale(body: unknown, reader: Reader): { sale: FlashSale; products: FlashProduct[] } | null {
  const record = read.toRecord(body);
  if (record === null || Object.keys(record).length === 0) return null;
  return {
    sale: readSale(record),
    products: readRows(record.active_products, "flash product", reader, (row) => readProduct(row, reader)),
  };
}

/** `GET /flash-sales/items` (docs/delivery-api.md §9.3); throws a ZodError without its sale. */
export function readSalePage(
  body: unknown,
  asked: { page: number; limit: number },
  reader: Reader,
): Page<FlashProduct> & { sale: FlashSale } {
  const sale = read.toRecord(read.toRecord(body)?.flash_sale);
  if (sale === null) throw wrongShape("no flash_sale");
  return { sale: readSale(sale), ...readPage(body, "products", asked, reader, (row) => readProduct(row, reader)) };
}
