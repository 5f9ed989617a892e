import { z } from "zod";
import { pageNumber } from "~/request/navigation/page-number";
import { typedDigits } from "~/request/posting/typed-digits";
import { type CategoryNode, meantBy } from "./categories";
import {
  chosenBrands,
  chosenCategories,
  filterOptions,
  optionsOf,
  ratings,
  type SearchQuery,
  sortDirections,
  wholePriceRange,
} from "./query";
import { cleanTerm } from "./recent";

/** More boxes than a module has categories or brands. */
const mostIds = 300;

const idOrNull = z.coerce.number().int().positive().safe().nullable().catch(null);
const term = z.string().transform(cleanTerm).catch("");
const end = (otherwise: number) =>
  z
    .string()
    .transform(typedDigits)
    .refine((text) => /^\d{1,9}(\.\d+)?$/.test(text))
    .transform((text) => Math.min(Math.round(Number(text)), wholePriceRange.max))
    .catch(otherwise);

const schema = z.object({
  search: term,
  id: idOrNull,
  name: term,
  brandId: idOrNull,
  moduleId: idOrNull,
  tab: z.enum(["items", "stores"]).catch("items"),
  view: z.enum(["grid", "list"]).catch("grid"),
  sort: z.enum(sortDirections).nullable().catch(null),
  rating: z.coerce
    .number()
    .refine((least) => ratings.some((rating) => rating === least))
    .nullable()
    .catch(null),
  min: end(wholePriceRange.min),
  max: end(wholePriceRange.max),
  page: pageNumber(),
});

/** The values of a repeated parameter that are numbers, each once. */
function idsOf(params: URLSearchParams, name: string): number[] {
  const ids = params.getAll(name).slice(0, mostIds).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

const dataTypes = z.enum(["searched", "category", "brand", "new", "discounted"]);

/**
 * What an address of results asks for (RTE-07, RTE-08). Whatever is senseless counts as absent, as does what does not fit the tab
 * (SRCH-20, SRCH-21); null for a kind of results that does not exist.
 */
export function readFilters(params: URLSearchParams): SearchQuery | null {
  const dataType = dataTypes.safeParse(params.get("data_type"));
  if (!dataType.success) return null;
  const { min, max, tab, ...read } = schema.parse({
    search: params.get("search"),
    id: params.get("id"),
    name: params.get("name"),
    brandId: params.get("brand_id"),
    moduleId: params.get("module_id"),
    tab: params.get("tab"),
    view: params.get("view"),
    sort: params.get("sort"),
    rating: params.get("rating"),
    min: params.get("min_price"),
    max: params.get("max_price"),
    page: params.get("page") ?? undefined,
  });
  // Brands and new arrivals list items only (docs/delivery-api.md §7.3).
  const shownTab = dataType.data === "brand" || dataType.data === "new" ? "items" : tab;
  const options = new Set(params.getAll("filter"));
  return {
    ...read,
    dataType: dataType.data,
    tab: shownTab,
    sort: shownTab === "items" ? read.sort : null,
    filters: filterOptions.filter((option) => options.has(option) && optionsOf(shownTab).includes(option)),
    categories: params.getAll("category").includes("all") ? "all" : idsOf(params, "category"),
    brands: shownTab === "items" ? idsOf(params, "brand") : [],
    // Ends in the wrong order are taken for what was meant.
    price: shownTab === "items" ? { min: Math.min(min, max), max: Math.max(min, max) } : wholePriceRange,
  };
}

/** The field that tells a form's address from a link's. */
const applyField = "apply";

/** Whether a form without scripts made this address: then its boxes still have to be made sense of. */
export const isFormAddress = (params: URLSearchParams): boolean => params.has(applyField);

/**
 * What a form's address asks for: a press on a box of the category tree means more than that box (SRCH-26, SRCH-27), and the boxes of the results' own
 * category or brand, which are checked from the start, mean nothing (SRCH-18).
 */
export function readForm(query: SearchQuery, params: URLSearchParams, tree: CategoryNode[]): SearchQuery {
  const boxes = (name: string) =>
    new Set<number | "all">([...idsOf(params, name), ...(params.getAll(name).includes("all") ? ["all" as const] : [])]);
  return {
    ...query,
    categories: chosenCategories(query, meantBy(boxes("category"), boxes("was"), tree), tree),
    brands: chosenBrands(query, query.brands),
  };
}
