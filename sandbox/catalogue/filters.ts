import { z } from "zod";
import { field, fromJsonText, type Input } from "../http/input";

const ids = z
  .preprocess(
    (value) => fromJsonText(value) ?? [],
    z.union([z.array(z.coerce.number().int()).max(200), z.coerce.number().int()]),
  )
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .catch([]);

/** The server strips the brackets and splits at commas, so that quoted and bare words both work (docs/delivery-api.md §7.2). */
const words = z
  .preprocess((value) => (value === null || value === undefined ? "" : String(value)), z.string().max(500))
  .transform(
    (text) =>
      new Set(
        text
          .replaceAll(/[[\]"\s]/g, "")
          .split(",")
          .filter(Boolean),
      ),
  );

const price = field.optionalNumber.catch(null);

const schema = z.object({
  name: field.optionalText.catch(null),
  type: z.enum(["all", "veg", "non_veg"]).catch("all"),
  category_ids: ids,
  brand_ids: ids,
  filter: words,
  rating_count: field.optionalNumber.catch(null),
  min_price: price,
  max_price: price,
});

/** What lists of items and stores can be narrowed and sorted by; senseless values count as absent. */
export type Filters = {
  /** Words that must all occur. */
  words: string[];
  type: "all" | "veg" | "non_veg";
  categoryIds: number[];
  brandIds: number[];
  filter: Set<string>;
  /** Minimum average rating. */
  rating: number | null;
  /** Counts only with both ends given and the lower above 0. */
  prices: { from: number; to: number } | null;
};

export function filtersOf(input: Input): Filters {
  const read = schema.parse(input);
  const isRange = read.min_price !== null && read.max_price !== null && read.min_price > 0;
  return {
    words: (read.name ?? "").slice(0, 100).split(/\s+/u).filter(Boolean),
    type: read.type,
    categoryIds: read.category_ids,
    brandIds: read.brand_ids,
    filter: read.filter,
    rating: read.rating_count,
    prices: isRange ? { from: read.min_price ?? 0, to: read.max_price ?? 0 } : null,
  };
}

/** A LIKE pattern for a typed word. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

const mostRows = 200;

/** Page size and number (from 1) of a list; senseless values take the defaults. */
export function pageBounds(input: Input, defaultLimit: number): { limit: number; skip: number } {
  const limit = Math.min(Math.max(Math.trunc(Number(input.limit ?? defaultLimit)) || defaultLimit, 1), mostRows);
  const page = Math.max(Math.trunc(Number(input.offset ?? 1)) || 1, 1);
  return { limit, skip: (Math.min(page, 100_000) - 1) * limit };
}

/** `limit` and `offset` as they came, the defaults when they did not (docs/delivery-api.md §1.7). */
export function echoedPage(input: Input, defaultLimit: number) {
  return { limit: input.limit ?? defaultLimit, offset: input.offset ?? 1 };
}
