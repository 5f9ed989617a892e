/** How long a delivery takes, from the shortest to the longest. */
export type DeliveryRange = { from: number; to: number; unit: "min" | "hour" | "day" };

/** How the delivery API writes it, whatever the language: `20-30 min` (docs/delivery-api.md §8). Goods may take hours or days. */
const written = /^(\d{1,4})\s*-\s*(\d{1,4})[\s-]*(min|hour|day)[a-z]*$/i;

/** Reads a store's delivery time; null for words that are no such range. DATA-13 */
export function deliveryRange(text: string | null): DeliveryRange | null {
  const [, from, to, unit] = written.exec(text ?? "") ?? [];
  if (unit === undefined) return null;
  return { from: Number(from), to: Number(to), unit: unit.toLowerCase() as DeliveryRange["unit"] };
}
