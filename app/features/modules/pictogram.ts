import type { ModuleType } from "~/delivery-api";
import type { PictogramName } from "~/ui/icons/names";

/** The drawing that stands for a module. */
export const modulePictogram: Record<ModuleType, PictogramName> = {
  food: "hamburger",
  grocery: "broccoli",
  pharmacy: "pill",
  ecommerce: "shopping-bags",
  parcel: "package",
};
