export type Dialect = "m" | "n" | "x";

export type Coordinates = { latitude: number; longitude: number };

type DiscountType = "percent" | "amount";
export type Discount = { value: number; type: DiscountType };

export type Page<T> = { rows: T[]; total: number; page: number; limit: number };
