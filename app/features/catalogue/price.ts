import type { Discount, Item, Selection } from "~/delivery-api/model";
import { roundToWhole } from "~/i18n/round-to-whole";
import { fromMinor, sum, toMinor } from "./money";
import { chosenVariation } from "./variations";

/** What decides an item's discount. */
type Discounted = Pick<Item, "discount" | "storeDiscount">;

/** Prices of one line in the main currency unit. `unit` and `discountedUnit` are per piece, without add-ons. */
export type LinePrice = {
  unit: number;
  discountedUnit: number;
  /** Sum of the line's add-ons; their quantities are those of the line, not of a piece. */
  addOns: number;
  /** discounted unit × quantity + add-ons (ITEM-16). */
  total: number;
  /** The same without the discount: what is struck through. */
  totalBeforeDiscount: number;
};

/**
 * The discount that counts, and what the badge shows: a store discount above 0 as percent, else the item's own; null
 * when neither is above 0 (ITEM-30, CARD-04 to CARD-06).
 */
export function effectiveDiscount(item: Discounted): Discount | null {
  if (item.storeDiscount > 0) return { value: item.storeDiscount, type: "percent" };
  return item.discount.value > 0 ? item.discount : null;
}

/** What a discount takes off `minor`, in minor units: never less than nothing, never more than all. */
export function discountMinor(minor: number, discount: Discount | null, digits: number): number {
  return roundToWhole(exactDiscount(minor, discount, digits));
}

/** The same with its fraction of a cent: what is summed up over pieces is rounded once, as the delivery API does. */
export function exactDiscount(minor: number, discount: Discount | null, digits: number): number {
  if (!discount) return 0;
  const off = discount.type === "percent" ? (minor * discount.value) / 100 : toMinor(discount.value, digits);
  return Math.min(Math.max(off, 0), minor);
}

/** A price after the item's effective discount, never below 0 (ITEM-30). Equal to the price when there is none. */
export function discountedPrice(price: number, item: Discounted, digits: number): number {
  const minor = toMinor(price, digits);
  return fromMinor(minor - discountMinor(minor, effectiveDiscount(item), digits), digits);
}

/** Price of one piece before discount: the matched variation's or the item's price, plus its options (VAR-03, VAR-15). */
export function unitPrice(item: Item, selection: Selection, digits: number): number {
  return fromMinor(unitMinor(item, selection, digits), digits);
}

/** All prices of a selection of `item` (ITEM-16). The selection must have passed `selectionProblems`. */
export function linePrice(item: Item, selection: Selection, digits: number): LinePrice {
  const unit = unitMinor(item, selection, digits);
  const discountedUnit = unit - discountMinor(unit, effectiveDiscount(item), digits);
  const addOns = addOnsMinor(item, selection, digits);
  return {
    unit: fromMinor(unit, digits),
    discountedUnit: fromMinor(discountedUnit, digits),
    addOns: fromMinor(addOns, digits),
    total: fromMinor(discountedUnit * selection.quantity + addOns, digits),
    totalBeforeDiscount: fromMinor(unit * selection.quantity + addOns, digits),
  };
}

function unitMinor(item: Item, selection: Selection, digits: number): number {
  const base = chosenVariation(item, selection)?.price ?? item.price;
  const options = item.variationGroups.flatMap((group) => {
    const labels = selection.groups.find(({ name }) => name === group.name)?.labels ?? [];
    return group.options.filter(({ label }) => labels.includes(label));
  });
  return toMinor(base, digits) + sum(options.map(({ price }) => toMinor(price, digits)));
}

function addOnsMinor(item: Item, selection: Selection, digits: number): number {
  return sum(
    selection.addOns.map(({ id, quantity }) => {
      const addOn = item.addOns.find((candidate) => candidate.id === id);
      return addOn ? toMinor(addOn.price, digits) * quantity : 0;
    }),
  );
}
