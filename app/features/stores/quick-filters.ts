import type { Store } from "~/delivery-api/model";

/** What a press narrows the stores by, as it stands in addresses. */
export const quickFilters = ["fast", "free", "rated", "offers", "open"] as const;
export type QuickFilter = (typeof quickFilters)[number];

const mostMinutes = 30;
const leastRating = 4.5;

/** The last minute of `20-30 min`; null where the delivery API says hours, days or nothing. */
function latestMinutes({ deliveryTime }: Pick<Store, "deliveryTime">): number | null {
  const [, minutes] = /^\d+\s*-\s*(\d+)[\s-]*min/i.exec(deliveryTime ?? "") ?? [];
  return minutes === undefined ? null : Number(minutes);
}

type FilterFields = Pick<Store, "deliveryTime" | "freeDelivery" | "rating" | "ratingCount" | "discount">;

/** What only the shop at this moment can say of a store. */
export type Moment = { isOpen: boolean; isDeliveryFree: boolean };

/** Whether a store passes every chosen filter. */
export function passes(
  store: FilterFields,
  chosen: readonly QuickFilter[],
  { isOpen, isDeliveryFree }: Moment,
): boolean {
  const verdicts: Record<QuickFilter, boolean> = {
    fast: (latestMinutes(store) ?? Number.POSITIVE_INFINITY) <= mostMinutes,
    free: store.freeDelivery || isDeliveryFree,
    rated: store.ratingCount > 0 && store.rating >= leastRating,
    offers: store.discount !== null,
    open: isOpen,
  };
  return chosen.every((filter) => verdicts[filter]);
}
