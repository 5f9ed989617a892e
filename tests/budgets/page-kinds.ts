import { type ModuleType, moduleTypes } from "../../app/module-kinds";

/** Every kind of page that a customer browses, with the module it is seen in. */
export const pageKinds: readonly (readonly [path: string, module: ModuleType])[] = [
  ["/", "food"],
  ...moduleTypes.map((module) => ["/home", module] as const),
  ["/home?search=burger&data_type=searched", "food"],
  ["/stores", "food"],
  ["/store/harbour-kitchen", "food"],
  ["/product/harbour-burger-1", "food"],
  ["/categories", "grocery"],
];
