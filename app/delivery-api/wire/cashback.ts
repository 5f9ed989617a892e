import { z } from "zod";
import type { Cashback } from "../model";
import * as read from "./scalars";

const wireCashback = z.object({
  id: read.id,
  title: read.name,
  cashback_type: read.discountType,
  cashback_amount: read.amount,
  min_purchase: read.number,
  max_discount: read.number,
  end_date: read.day,
});

/** A row of `GET /cashback/list` (docs/delivery-api.md §9.5, DATA-24). */
export function readCashback(row: unknown): Cashback {
  const wire = wireCashback.parse(row);
  return {
    id: wire.id,
    title: wire.title,
    reward: { value: wire.cashback_amount, type: wire.cashback_type },
    minPurchase: Math.max(0, wire.min_purchase),
    maxReward: Math.max(0, wire.max_discount),
    endsOn: wire.end_date,
  };
}
