import type { SeedRow, SeedTables } from "../db/schema";
import type { Random } from "./random";

/** Every row of the data, by table. */
export type SeedData = { [T in keyof SeedTables]: SeedRow<T>[] };

export const moduleIds = { food: 1, grocery: 2, pharmacy: 3, ecommerce: 4, parcel: 5 } as const;

/** Ground colours that sit well beside each other; neighbours in a list get distant ones. */
const hues = [22, 200, 48, 140, 350, 75, 265, 170, 330, 100, 10, 220];

export function hueOf(number: number): number {
  return hues[(number * 5) % hues.length] ?? 22;
}

/** `Fish & Chips, 2` becomes `fish-chips-2`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[’']|\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** The `translations` column. */
export function inArabic(texts: Record<string, string>): string {
  return JSON.stringify({ ar: texts });
}

/** The cells of a list of `a|b|c` lines. */
export function cellsOf(lines: string): string[][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

/** An instant of 2026 before the season's end, as the wire writes `created_at`. */
export function createdAt(random: Random): string {
  const moment = Date.UTC(2026, 0, 5) + random.int(0, 290 * 24 * 60) * 60_000;
  return new Date(moment).toISOString().replace("Z", "000Z");
}

/** Rounds money to cents. */
export function money(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** @throws RangeError when there is none. */
export function storeNamed(data: SeedData, name: string) {
  const store = data.stores.find((candidate) => candidate.name === name);
  if (!store) throw new RangeError(`unknown store: ${name}`);
  return store;
}
