import { z } from "zod";
import type { SearchSuggestions } from "../calls";
import * as read from "./scalars";

const names = read
  .listOf(z.object({ name: read.name }))
  .transform((rows) => [...new Set(rows.map(({ name }) => name.slice(0, 120)))]);

const wireSuggestions = z.object({ items: names, stores: names });

/** `GET /items/item-or-store-search` (docs/delivery-api.md §7.3, DATA-31): names, each once. */
export function readSearchSuggestions(body: unknown): SearchSuggestions {
  return wireSuggestions.parse(body);
}
