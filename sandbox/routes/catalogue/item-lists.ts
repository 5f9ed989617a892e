import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { parentCategories } from "../../catalogue/categories";
import { filtersOf } from "../../catalogue/filters";
import { moduleOf } from "../../catalogue/headers";
import {
  type ItemQuery,
  inCategories,
  isDiscounted,
  itemPage,
  itemsHere,
  narrowed,
  sorted,
} from "../../catalogue/item-query";
import { field, type Input, inputOf, requiredPage, validated } from "../../http/input";
import { listedItemsJson } from "../../wire/item";

const ofStore = z.object({ store_id: field.integer });
const ofStoreCategory = requiredPage.extend({
  store_id: field.integer,
  category_id: field.text,
  product_id: field.optionalInteger,
});
const maybeOfStore = z.object({
  store_id: field.optionalInteger,
  category_id: field.optionalText,
  product_id: field.optionalInteger,
});
const named = maybeOfStore.extend({ name: field.text });

/** Lists of items, docs/delivery-api.md §7.2. */
export async function itemListRoutes(app: FastifyInstance): Promise<void> {
  app.get("/items/latest", async (request) => {
    const input = inputOf(request);
    const { store_id, category_id } = validated(ofStoreCategory, input);
    const query = itemsHere(request).where("items.store_id", "=", store_id);
    return listed(request, withoutViewedItem(inCategoryList(query, category_id), input), "newest");
  });
  app.get("/items/new-arrival", async (request) =>
    listed(request, withoutViewedItem(itemsHere(request), inputOf(request)), "newest", 50),
  );
  app.get("/items/basic", async (request) => {
    const input = inputOf(request);
    validated(requiredPage, input);
    return listed(request, maybeOf(itemsHere(request), input).where("items.is_basic", "=", 1), "popular");
  });

  app.get("/items/popular", async (request) => light(request, itemsHere(request), "popular", false));
  app.get("/items/most-reviewed", async (request) =>
    light(request, itemsHere(request).where("items.rating_count", ">", 0), "rated", true),
  );
  app.get("/items/discounted", async (request) => {
    const query = itemsHere(request).where((eb) => isDiscounted(eb, request.sandbox));
    return light(request, query, "popular", false);
  });

  app.get("/items/recommended", async (request) => {
    const input = inputOf(request);
    const query = maybeOf(itemsHere(request), input).where("items.recommended", "=", 1);
    return ranked(request, query, input, "items");
  });
  app.get("/items/suggested", async (request) => {
    const input = inputOf(request);
    const { store_id } = validated(ofStore, input);
    const query = itemsHere(request).where("items.store_id", "=", store_id);
    return ranked(request, query.where("items.recommended", "=", 1), input, "items");
  });
  app.get("/items/common-conditions", async (request) => {
    const input = inputOf(request);
    const { store_id } = validated(requiredPage.merge(ofStore), input);
    const query = itemsHere(request).where("items.store_id", "=", store_id);
    return ranked(request, query.where("items.common_condition_id", "is not", null), input, "products");
  });

  app.get("/items/search", async (request) => {
    const input = inputOf(request);
    validated(named, input);
    return listed(request, maybeOf(itemsHere(request), input), "popular");
  });
  app.get("/items/search-suggestion", async (request) => {
    const input = inputOf(request);
    validated(named, input);
    const query = narrowed(maybeOf(itemsHere(request), input), request.sandbox, filtersOf(input));
    return itemPage(request.sandbox, query.orderBy("items.order_count", "desc"), input, {
      write: async (_ctx, rows) => rows.map(({ name, image }) => ({ name, image })),
    });
  });
  app.get("/items/set-menu", async (request) => {
    itemsHere(request);
    return [];
  });
}

/** A list with the categories of the module beside it. */
async function listed(request: FastifyRequest, query: ItemQuery, usual: "popular" | "newest", limit?: number) {
  const input = inputOf(request);
  const filters = filtersOf(input);
  const page = await itemPage(
    request.sandbox,
    sorted(narrowed(query, request.sandbox, filters), filters, usual),
    input,
    { limit },
  );
  return { ...page, categories: await parentCategories(request.sandbox, moduleOf(request)) };
}

/** A list of items that are light in N and X. */
async function light(request: FastifyRequest, query: ItemQuery, usual: "popular" | "rated", hasCategories: boolean) {
  const input = inputOf(request);
  const filters = filtersOf({ ...input, name: input.search });
  const ordered = sorted(narrowed(query, request.sandbox, filters), filters, usual);
  const page = await itemPage(request.sandbox, ordered, input, { limit: 25, write: listedItemsJson });
  return hasCategories ? { ...page, categories: await parentCategories(request.sandbox, moduleOf(request)) } : page;
}

async function ranked(request: FastifyRequest, query: ItemQuery, input: Input, key: "items" | "products") {
  const filters = filtersOf(input);
  return itemPage(request.sandbox, sorted(narrowed(query, request.sandbox, filters), filters, "popular"), input, {
    key,
  });
}

/** `0` is every category; a comma list is any of them. */
function inCategoryList(query: ItemQuery, list: string): ItemQuery {
  const ids = list
    .split(",")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 ? inCategories(query, ids) : query;
}

function maybeOf(query: ItemQuery, input: Input): ItemQuery {
  const { store_id, category_id } = validated(maybeOfStore, input);
  const narrow = category_id ? inCategoryList(query, category_id) : query;
  return store_id ? narrow.where("items.store_id", "=", store_id) : narrow;
}

/** Without the one item the visitor is looking at. */
function withoutViewedItem(query: ItemQuery, input: Input): ItemQuery {
  const { product_id } = validated(maybeOfStore, input);
  return product_id ? query.where("items.id", "!=", product_id) : query;
}
