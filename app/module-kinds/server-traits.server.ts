import type { ModuleType } from ".";
import { ecommerceTraits } from "./ecommerce";
import { foodTraits } from "./food";
import { groceryTraits } from "./grocery";
import type { ServerTraits } from "./kind";
import { parcelTraits } from "./parcel";
import { pharmacyTraits } from "./pharmacy";

const traits: Record<ModuleType, ServerTraits> = {
  food: foodTraits,
  grocery: groceryTraits,
  pharmacy: pharmacyTraits,
  ecommerce: ecommerceTraits,
  parcel: parcelTraits,
};

/** What the server knows of every kind of module. */
export const serverTraits: ReadonlyMap<string, ServerTraits> = new Map(Object.entries(traits));

export const serverTraitsOf = (type: ModuleType): ServerTraits => serverTraits.get(type) as ServerTraits;
