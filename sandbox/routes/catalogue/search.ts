import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { parentCategories } from "../../catalogue/categories";
import { filtersOf, likePattern } from "../../catalogue/filters";
import { moduleOf } from "../../catalogue/headers";
import {
  countOf,
  type ItemQuery,
  isDiscounted,
  itemPage,
  itemsHere,
  narrowed,
  rowsOf,
  sorted,
} from "../../catalogue/item-query";
import { discountedStores, narrowedStores, type StoreQuery, storePage, storesHere } from "../../catalogue/store-query";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { storesJson } from "../../wire/store";
import { inLanguage, pictureUrl } from "../../wire/text";

const combined = z.object({
  list_type: z.enum(["item", "store"]),
  data_type: z.enum(["searched", "discounted", "new", "category", "brand", "all"]).catch("all"),
});
const suggestion = z.object({ name: field.text });
const mostSuggestions = 50;

/** Search across items and stores, docs/delivery-api.md §7.3. */
export async function searchRoutes(app: FastifyInstance): Promise<void> {
  app.get("/get-combined-data", async (request) => {
    const input = inputOf(request);
    moduleOf(request);
    const { list_type, data_type } = validated(combined, input);
    requireWhatTypeNeeds(data_type, input);
    const totals = request.sandbox.dialect === "x" ? await totalsOf(request, input, data_type) : {};
    if (list_type === "store") return { ...(await storeResults(request, input, data_type)), ...totals };
    return { ...(await itemResults(request, input, data_type)), ...totals };
  });

  app.get("/stores/get-data", async (request) => {
    const input = inputOf(request);
    const { data_type } = validated(combined, { ...input, list_type: "store" });
    return storeResults(request, input, data_type);
  });

  app.get("/items/item-or-store-search", async (request) => {
    const { sandbox } = request;
    if (!sandbox.coordinates) throw refuse(403, "longitude-latitude", "coordinatesRequired");
    const { name } = validated(suggestion, inputOf(request));
    const filters = filtersOf({ name });
    const [items, stores] = await Promise.all([
      rowsOf(narrowed(itemsHere(request), sandbox, filters).orderBy("items.order_count", "desc"), {
        limit: mostSuggestions,
        skip: 0,
      }),
      narrowedStores(storesHere(request), sandbox.db, filters).selectAll("stores").limit(mostSuggestions).execute(),
    ]);
    const open = new Map((await storesJson(sandbox, stores)).map((store) => [store.id, store]));
    const module = sandbox.dialect === "x" ? await moduleJson(request) : null;
    return {
      items: items.map((row) => ({
        id: row.id,
        name: inLanguage(sandbox.language, row, "name"),
        image: row.image,
        image_full_url: pictureUrl(sandbox, "item", row.image),
        ...(module ? { module_id: module.id, module } : {}),
      })),
      stores: stores.map((row) => {
        const distance = open.get(row.id)?.distance ?? 0;
        return {
          id: row.id,
          name: inLanguage(sandbox.language, row, "name"),
          logo: row.logo,
          logo_full_url: pictureUrl(sandbox, "store", row.logo),
          ...(module
            ? {
                module_id: module.id,
                module,
                open: open.get(row.id)?.open ?? 0,
                distance,
                distance_km: Math.round(distance / 10) / 100,
              }
            : {}),
        };
      }),
    };
  });
}

type DataType = z.infer<typeof combined>["data_type"];

/** @throws Refusal 403 by field. */
function requireWhatTypeNeeds(type: DataType, input: Input): void {
  const needed = { searched: "name", category: "category_ids", brand: "brand_ids" }[type as string];
  if (needed) validated(z.object({ [needed]: field.text }), input);
}

function itemsOfType(request: FastifyRequest, input: Input, type: DataType): ItemQuery {
  const filters = filtersOf(type === "searched" ? input : { ...input, name: null });
  const all = narrowed(itemsHere(request), request.sandbox, filters);
  const chosen = type === "discounted" ? all.where((eb) => isDiscounted(eb, request.sandbox)) : all;
  return sorted(chosen, filters, type === "new" ? "newest" : "popular");
}

async function itemResults(request: FastifyRequest, input: Input, type: DataType) {
  const query = itemsOfType(request, input, type);
  // The list of everything is empty before X.
  const isEmpty = type === "all" && request.sandbox.dialect !== "x";
  const page = await itemPage(request.sandbox, isEmpty ? query.where("items.id", "=", -1) : query, input);
  return { ...page, categories: await parentCategories(request.sandbox, moduleOf(request)) };
}

function storesOfType(request: FastifyRequest, input: Input, type: DataType): StoreQuery {
  const { sandbox } = request;
  const { words, ...others } = filtersOf(type === "searched" ? input : { ...input, name: null });
  const narrow = narrowedStores(storesHere(request), sandbox.db, { ...others, words: [] });
  if (type === "discounted") return discountedStores(narrow, sandbox);
  const [first, ...rest] = words;
  if (first === undefined) return narrow;
  // A store is also found by what it sells.
  const named = narrowedStores(sandbox.db.selectFrom("stores"), sandbox.db, {
    ...others,
    words: [first, ...rest],
  }).select("stores.id");
  return narrow.where((eb) => {
    const selling = words.reduce(
      (items, word) => items.where("items.name", "like", likePattern(word)),
      eb.selectFrom("items").select("items.store_id").where("items.status", "=", 1),
    );
    return eb.or([eb("stores.id", "in", named), eb("stores.id", "in", selling)]);
  });
}

async function storeResults(request: FastifyRequest, input: Input, type: DataType) {
  let query = storesOfType(request, input, type);
  if (String(input.featured ?? "0") === "1") query = query.where("stores.featured", "=", 1);
  const order = type === "new" || input.store_type === "newly_joined" ? "newest" : "popular";
  return storePage(request.sandbox, query, input, { order, words: filtersOf(input).filter });
}

async function totalsOf(request: FastifyRequest, input: Input, type: DataType) {
  const stores = await storesOfType(request, input, type)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total_count_item: await countOf(itemsOfType(request, input, type)), total_count_store: stores.total };
}

async function moduleJson(request: FastifyRequest) {
  const { sandbox } = request;
  const row = await sandbox.db
    .selectFrom("modules")
    .selectAll()
    .where("id", "=", moduleOf(request))
    .executeTakeFirstOrThrow();
  const name = inLanguage(sandbox.language, row, "module_name");
  return { id: row.id, name, image: pictureUrl(sandbox, "module", row.icon), type: row.module_type };
}
