export type Dialect = "m" | "n" | "x";

export const moduleTypes = ["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const;
export type ModuleType = (typeof moduleTypes)[number];

export type Coordinates = { latitude: number; longitude: number };

type DiscountType = "percent" | "amount";
export type Discount = { value: number; type: DiscountType };

export type Page<T> = { rows: T[]; total: number; page: number; limit: number };
