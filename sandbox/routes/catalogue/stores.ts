import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { filtersOf } from "../../catalogue/filters";
import { idOrSlug } from "../../catalogue/headers";
import { reviewJson } from "../../catalogue/reviews";
import {
  discountedStores,
  narrowedStores,
  type StoreOrder,
  type StoreQuery,
  storePage,
  storesHere,
  withCategories,
} from "../../catalogue/store-query";
import { field, inputOf, validated } from "../../http/input";
import { storeDetailsJson } from "../../wire/store";

const named = z.object({ name: field.text, category_id: field.optionalInteger });
const ofStore = z.object({ store_id: field.integer });
const filterPath = z.object({ filter: z.enum(["all", "delivery", "take_away"]).catch("all") });
const orders: Record<string, StoreOrder> = { newly_joined: "newest", popular: "popular", top_rated: "rated" };

/** Lists and details of stores, docs/delivery-api.md §8. */
export async function storeRoutes(app: FastifyInstance): Promise<void> {
  app.get("/stores/get-stores/:filter", async (request) => {
    const { filter } = filterPath.parse(request.params);
    const input = inputOf(request);
    let query = storesHere(request);
    if (filter === "delivery") query = query.where("stores.delivery", "=", 1);
    if (filter === "take_away") query = query.where("stores.take_away", "=", 1);
    if (String(input.featured ?? "0") === "1") query = query.where("stores.featured", "=", 1);
    // M knows no store_type and ignores it.
    const order = request.sandbox.dialect === "m" ? undefined : orders[String(input.store_type)];
    return listed(request, query, order ?? "nearby");
  });

  app.get("/stores/latest", async (request) => listed(request, storesHere(request), "newest", 50));
  app.get("/stores/popular", async (request) => listed(request, storesHere(request), "popular", 50));
  app.get("/stores/top-rated", async (request) => listed(request, storesHere(request), "rated", 50));
  app.get("/stores/recommended", async (request) =>
    listed(request, storesHere(request).where("stores.recommended", "=", 1), "popular", 50),
  );
  app.get("/stores/discounted", async (request) =>
    listed(request, discountedStores(storesHere(request), request.sandbox), "nearby", 50),
  );
  app.get("/stores/top-offer-near-me", async (request, reply) => {
    if (request.sandbox.dialect === "m") return reply.callNotFound();
    return listed(request, discountedStores(storesHere(request), request.sandbox), "nearby", 50);
  });

  app.get("/stores/search", async (request) => {
    const { category_id } = validated(named, inputOf(request));
    const query = storesHere(request);
    return listed(request, category_id ? withCategories(query, [category_id]) : query, "popular");
  });

  app.get("/stores/details/:id", async (request) => {
    const { id } = z.object({ id: z.string().max(200) }).parse(request.params);
    const { column, value } = idOrSlug(id);
    const row = await request.sandbox.db
      .selectFrom("stores")
      .selectAll()
      .where("status", "=", 1)
      .where(column, "=", value)
      .executeTakeFirst();
    return row ? storeDetailsJson(request.sandbox, row) : {};
  });

  app.get("/stores/reviews", async (request) => {
    const { store_id } = validated(ofStore, inputOf(request));
    const rows = await request.sandbox.db
      .selectFrom("reviews")
      .innerJoin("items", "items.id", "reviews.item_id")
      .selectAll("reviews")
      .select(["items.name as item_name", "items.image as item_image"])
      .where("reviews.store_id", "=", store_id)
      .where("reviews.status", "=", 1)
      .orderBy("reviews.created_at", "desc")
      .limit(100)
      .execute();
    return rows.map((row) => reviewJson(request.sandbox, row));
  });
}

async function listed(request: FastifyRequest, query: StoreQuery, order: StoreOrder, limit = 10) {
  const input = inputOf(request);
  const filters = filtersOf(input);
  const narrow = narrowedStores(query, request.sandbox.db, filters);
  return storePage(request.sandbox, narrow, input, { order, limit, words: filters.filter });
}
