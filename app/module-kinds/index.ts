import { ecommerce } from "./ecommerce";
import { food } from "./food";
import { grocery } from "./grocery";
import type { ModuleKind } from "./kind";
import { parcel } from "./parcel";
import { pharmacy } from "./pharmacy";

const kinds = { food, grocery, pharmacy, ecommerce, parcel };

/** A `module_type` of the delivery API that this storefront has (docs/delivery-api.md §2.2). */
export type ModuleType = keyof typeof kinds;

/** Every kind of module there is, by its type. */
export const moduleKinds: ReadonlyMap<string, ModuleKind> = new Map(Object.entries(kinds));
export const moduleTypes = Object.keys(kinds) as ModuleType[];

export const isModuleType = (word: unknown): word is ModuleType => moduleKinds.has(word as string);

/** The kind whose colours and words stand where no module is chosen. */
export const defaultModuleType: ModuleType = "food";

export const moduleKind = (type: ModuleType): ModuleKind => moduleKinds.get(type) as ModuleKind;

export const sendsParcels = (module: { type: ModuleType } | null): boolean =>
  module !== null && moduleKind(module.type).sendsParcels;
