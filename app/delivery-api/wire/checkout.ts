import { z } from "zod";
import type { CancellationReason, RefundReason, SurgeQuote, TaxQuote } from "../calls";
import type { PlacedOrder } from "../model";
import { type Reader, readRows, wrongShape } from "./reader";
import * as read from "./scalars";

/** `POST /customer/order/place` (docs/delivery-api.md §11.1); `total_ammount` (sic) is the truth about the price. */
export function readPlacedOrder(body: unknown): PlacedOrder {
  const wire = z.object({ order_id: read.id, total_ammount: read.numberOrNull }).parse(body);
  return { orderId: wire.order_id, total: wire.total_ammount };
}

/** `POST /customer/order/get-Tax` (docs/delivery-api.md §11.5). */
export function readTaxQuote(body: unknown): TaxQuote {
  const wire = z.object({ tax_amount: read.amount, tax_status: read.text, tax_included: read.flag }).parse(body);
  return { amount: wire.tax_amount, included: wire.tax_included || wire.tax_status === "included" };
}

/** `POST /customer/order/get-surge-price` (docs/delivery-api.md §11.5). */
export function readSurgeQuote(body: unknown): SurgeQuote {
  const wire = z
    .object({
      price: read.amount,
      price_type: read.discountType,
      customer_note: read.textOrNull,
      customer_note_status: read.flag,
    })
    .parse(body);
  return { value: wire.price, type: wire.price_type, note: wire.customer_note_status ? wire.customer_note : null };
}

/** `GET /vehicle/extra_charge` (docs/delivery-api.md §11.5): a bare number. */
export function readVehicleCharge(body: unknown): number {
  const charge = read.toNumber(body);
  if (charge === null || charge < 0) throw wrongShape("no charge");
  return charge;
}

/** What the server says of a change it has made (docs/delivery-api.md §10.4); empty when it says nothing. */
export function readMessage(body: unknown): string {
  return read.plainText(read.toRecord(body)?.message, 500);
}

/** `GET /customer/order/refund-reasons` (docs/delivery-api.md §10.5, API-11). */
export function readRefundReasons(body: unknown, reader: Reader): RefundReason[] {
  const rows = read.toRecord(body)?.refund_reasons;
  if (rows === undefined) throw wrongShape("no refund_reasons");
  return readRows(rows, "refund reason", reader, (row) => z.object({ id: read.id, reason: read.name }).parse(row));
}

/** A row of `GET /customer/order/cancellation-reasons` (docs/delivery-api.md §10.4, API-10). */
export function readCancellationReason(row: unknown): CancellationReason {
  return z.object({ id: read.id, reason: read.name }).parse(row);
}
