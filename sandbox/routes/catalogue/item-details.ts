import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { echoedPage, pageBounds } from "../../catalogue/filters";
import { idOf, idOrSlug, moduleOf } from "../../catalogue/headers";
import { itemsHere, itemsOnSale, rowsOf } from "../../catalogue/item-query";
import { reviewJson } from "../../catalogue/reviews";
import type { ItemRow } from "../../db/schema";
import { inputOf } from "../../http/input";
import { Refusal } from "../../http/refusal";
import { messageText } from "../../messages";
import { type AnyItemRow, itemJson, itemsJson } from "../../wire/item";
import { storeDetailsJson } from "../../wire/store";
import { parsed } from "../../wire/text";

const byPath = z.object({ id: z.string().max(200) });
const relatedMost = 10;

/** One item with all about it, docs/delivery-api.md §7.4. */
export async function itemDetailRoutes(app: FastifyInstance): Promise<void> {
  app.get("/items/details/:id", async (request) => {
    const { sandbox } = request;
    const { id } = byPath.parse(request.params);
    const isCampaign = String(inputOf(request).campaign ?? "0") === "1";
    const row = await findItem(request, id, isCampaign);
    if (!row) throw productNotFound();
    const store = await sandbox.db
      .selectFrom("stores")
      .selectAll()
      .where("id", "=", row.store_id)
      .executeTakeFirstOrThrow();
    const [item, details, reviews, wishes] = await Promise.all([
      itemJson(sandbox, row),
      storeDetailsJson(sandbox, store),
      isCampaign ? [] : reviewsOf(request, row.id, { limit: 10, skip: 0 }),
      sandbox.db
        .selectFrom("wish_lists")
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .where("item_id", "=", isCampaign ? -1 : row.id)
        .executeTakeFirstOrThrow(),
    ]);
    const tags = parsed<string[]>(row.tags).map((tag, index) => ({ id: row.id * 10 + index, tag }));
    return { ...item, store_details: details, tags, reviews, whislists_count: wishes.total };
  });

  app.get("/items/related-items/:id", async (request) => {
    const item = await numericItem(request);
    const query = itemsHere(request).where("items.id", "!=", item.id).where("items.category_id", "=", item.category_id);
    const rows = await rowsOf(query.orderBy("items.order_count", "desc"), { limit: relatedMost, skip: 0 });
    return itemsJson(request.sandbox, rows);
  });
  app.get("/items/related-store-items/:id", async (request) => {
    const item = await numericItem(request);
    const query = itemsHere(request).where("items.id", "!=", item.id).where("items.store_id", "=", item.store_id);
    const rows = await rowsOf(query.orderBy("items.order_count", "desc"), { limit: relatedMost, skip: 0 });
    return itemsJson(request.sandbox, rows);
  });

  app.get("/items/reviews/:id", async (request) => {
    const { sandbox } = request;
    const itemId = idOf(byPath.parse(request.params).id) ?? -1;
    const input = inputOf(request);
    const counts = await sandbox.db
      .selectFrom("reviews")
      .select(["rating", ({ fn }) => fn.countAll<number>().as("total")])
      .where("item_id", "=", itemId)
      .where("status", "=", 1)
      .groupBy("rating")
      .execute();
    const total = counts.reduce((sum, row) => sum + row.total, 0);
    return {
      total_size: total,
      ...echoedPage(input, 10),
      reviews: await reviewsOf(request, itemId, pageBounds(input, 10)),
      ...(sandbox.dialect === "x" ? { rating_summary: summaryOf(counts, total) } : {}),
    };
  });

  app.get("/items/rating/:id", async (request) => {
    const itemId = idOf(byPath.parse(request.params).id) ?? -1;
    const row = await request.sandbox.db
      .selectFrom("items")
      .select("avg_rating")
      .where("id", "=", itemId)
      .executeTakeFirst();
    return row?.avg_rating ?? 0;
  });

  app.get("/stores/popular-items/:id", async (request) => {
    const { column, value } = idOrSlug(byPath.parse(request.params).id);
    const query = itemsHere(request).where(`stores.${column}`, "=", value);
    return itemsJson(request.sandbox, await rowsOf(query.orderBy("items.order_count", "desc"), { limit: 10, skip: 0 }));
  });
}

async function findItem(request: FastifyRequest, id: string, isCampaign: boolean): Promise<AnyItemRow | undefined> {
  const { column, value } = idOrSlug(id);
  const moduleId = moduleOf(request);
  if (isCampaign) {
    return request.sandbox.db
      .selectFrom("item_campaigns")
      .selectAll()
      .where("module_id", "=", moduleId)
      .where("status", "=", 1)
      .where(column, "=", value)
      .executeTakeFirst();
  }
  const [row] = await rowsOf(
    itemsOnSale(request.sandbox.db).where("items.module_id", "=", moduleId).where(`items.${column}`, "=", value),
  );
  return row;
}

async function numericItem(request: FastifyRequest): Promise<ItemRow> {
  const id = idOf(byPath.parse(request.params).id) ?? -1;
  const [row] = await rowsOf(itemsHere(request).where("items.id", "=", id));
  if (!row) throw productNotFound();
  return row;
}

async function reviewsOf(request: FastifyRequest, itemId: number, bounds: { limit: number; skip: number }) {
  const rows = await request.sandbox.db
    .selectFrom("reviews")
    .innerJoin("items", "items.id", "reviews.item_id")
    .selectAll("reviews")
    .select(["items.name as item_name", "items.image as item_image"])
    .where("reviews.item_id", "=", itemId)
    .where("reviews.status", "=", 1)
    .orderBy("reviews.created_at", "desc")
    .limit(bounds.limit)
    .offset(bounds.skip)
    .execute();
  return rows.map((row) => reviewJson(request.sandbox, row));
}

function summaryOf(counts: { rating: number; total: number }[], total: number) {
  const labels = ["Excellent", "Good", "Average", "Below average", "Poor"];
  const sum = counts.reduce((points, row) => points + row.rating * row.total, 0);
  return {
    avg_rating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
    total_reviews: total,
    breakdown: labels.map((label, index) => ({
      label,
      star: 5 - index,
      count: counts.find((row) => row.rating === 5 - index)?.total ?? 0,
    })),
  };
}

/** The one refusal whose `errors` is an object, docs/delivery-api.md §1.6. */
function productNotFound(): Refusal {
  return new Refusal(404, (language) => ({
    errors: { code: "product-001", message: messageText(language, "productNotFound") },
  }));
}
