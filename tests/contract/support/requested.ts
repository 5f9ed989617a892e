import type { SearchInput } from "~/delivery-api";

/** A question for a search, with the fields that a test is about. */
export const requested = (fields: Partial<SearchInput> = {}): SearchInput => ({
  dataType: "searched",
  name: "a",
  categoryIds: [],
  brandIds: [],
  filters: [],
  rating: null,
  price: { min: 0, max: 20_000 },
  page: 1,
  limit: 12,
  ...fields,
});
