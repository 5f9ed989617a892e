import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { categoryId, childCategories, parentCategories, trimmedCategory } from "../../catalogue/categories";
import { filtersOf } from "../../catalogue/filters";
import { moduleOf, optionalModuleOf } from "../../catalogue/headers";
import {
  type ItemQuery,
  inCategories,
  itemPage,
  itemsHere,
  narrowed,
  rowsOf,
  sorted,
} from "../../catalogue/item-query";
import { narrowedStores, storePage, storesHere, withCategories } from "../../catalogue/store-query";
import { field, inputOf, requiredPage, validated } from "../../http/input";
import { itemsJson } from "../../wire/item";

const byPath = z.object({ id: z.string().max(200) });
const inList = requiredPage.extend({ category_ids: field.text });
const listQuery = z.object({ search: field.optionalText, featured: field.optionalInteger });

/** Categories and what is in them, docs/delivery-api.md §7.5. */
export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  app.get("/categories", async (request) => {
    const { search, featured } = validated(listQuery, inputOf(request));
    const all = await parentCategories(request.sandbox, optionalModuleOf(request));
    const found = all.filter((category) => !search || category.name.toLowerCase().includes(search.toLowerCase()));
    if (request.sandbox.dialect !== "x") return found;
    return found.filter((category) => featured !== 1 || category.featured === 1).map(trimmedCategory);
  });
  app.get("/categories/popular", async (request) => {
    const all = await parentCategories(request.sandbox, moduleOf(request));
    return all.sort((a, b) => b.products_count - a.products_count).slice(0, 20);
  });
  app.get("/categories/childes/:id", async (request) => {
    const id = await categoryId(request.sandbox.db, byPath.parse(request.params).id);
    return id === null ? [] : childCategories(request.sandbox, id);
  });

  app.get("/categories/items/list", async (request) => {
    validated(inList, inputOf(request));
    return { ...(await pageOfItems(request, itemsHere(request))), ...(await categoriesBeside(request)) };
  });
  app.get("/categories/stores/list", async (request) => {
    validated(inList, inputOf(request));
    return pageOfStores(request, null);
  });
  app.get("/categories/featured/items", async (request) => {
    validated(requiredPage, inputOf(request));
    const featured = request.sandbox.db.selectFrom("categories").select("id").where("featured", "=", 1);
    const query = itemsHere(request).where("items.id", "in", ({ selectFrom }) =>
      selectFrom("item_categories").select("item_id").where("category_id", "in", featured),
    );
    return { ...(await pageOfItems(request, query)), ...(await categoriesBeside(request)) };
  });

  app.get("/categories/items/:id", async (request) => {
    validated(requiredPage, inputOf(request));
    return pageOfItems(request, inCategories(itemsHere(request), [await pathCategory(request)]));
  });
  app.get("/categories/items/:id/all", async (request) => {
    const query = inCategories(itemsHere(request), [await pathCategory(request)]);
    return itemsJson(request.sandbox, await rowsOf(query.orderBy("items.order_count", "desc")));
  });
  app.get("/categories/stores/:id", async (request) => {
    validated(requiredPage, inputOf(request));
    return pageOfStores(request, await pathCategory(request));
  });
}

/** The category of the path, -1 (which holds nothing) when there is none. */
async function pathCategory(request: FastifyRequest): Promise<number> {
  return (await categoryId(request.sandbox.db, byPath.parse(request.params).id)) ?? -1;
}

async function pageOfItems(request: FastifyRequest, query: ItemQuery) {
  const input = inputOf(request);
  const filters = filtersOf(input);
  return itemPage(request.sandbox, sorted(narrowed(query, request.sandbox, filters), filters, "popular"), input);
}

async function pageOfStores(request: FastifyRequest, category: number | null) {
  const input = inputOf(request);
  const filters = filtersOf(input);
  const query = narrowedStores(storesHere(request), request.sandbox.db, filters);
  const narrow = category === null ? query : withCategories(query, [category]);
  return storePage(request.sandbox, narrow, input, { order: "nearby", words: filters.filter });
}

async function categoriesBeside(request: FastifyRequest) {
  return { categories: await parentCategories(request.sandbox, moduleOf(request)) };
}
