import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { filtersOf } from "../../catalogue/filters";
import { idOrSlug, moduleOf } from "../../catalogue/headers";
import { type ItemQuery, itemPage, itemsHere, narrowed, sorted } from "../../catalogue/item-query";
import { inputOf, requiredPage, validated } from "../../http/input";
import { inLanguage, pictureUrl } from "../../wire/text";

const byPath = z.object({ id: z.string().max(200) });

/** Brands of goods, docs/delivery-api.md §7.6, and common conditions of a pharmacy, §7.7. */
export async function brandRoutes(app: FastifyInstance): Promise<void> {
  app.get("/brand", async (request) => {
    const { sandbox } = request;
    const rows = await sandbox.db
      .selectFrom("brands")
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom("items")
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .whereRef("items.brand_id", "=", "brands.id")
          .where("items.status", "=", 1)
          .as("items_count"),
      )
      .where("status", "=", 1)
      .where("module_id", "=", moduleOf(request))
      .orderBy("id")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: inLanguage(sandbox.language, row, "name"),
      slug: row.slug,
      image: row.image,
      image_full_url: pictureUrl(sandbox, "brand", row.image),
      items_count: row.items_count ?? 0,
      ...(sandbox.dialect === "x" ? {} : { status: row.status, module_id: row.module_id }),
    }));
  });
  app.get("/brand/items/:id", async (request) => {
    const { column, value } = idOrSlug(byPath.parse(request.params).id);
    const brand = await request.sandbox.db
      .selectFrom("brands")
      .select("id")
      .where(column, "=", value)
      .executeTakeFirst();
    return pageOfItems(request, itemsHere(request).where("items.brand_id", "=", brand?.id ?? -1));
  });

  app.get("/common-condition", async (request) => {
    const { sandbox } = request;
    moduleOf(request);
    const rows = await sandbox.db
      .selectFrom("common_conditions")
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom("items")
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .whereRef("items.common_condition_id", "=", "common_conditions.id")
          .where("items.status", "=", 1)
          .as("items_count"),
      )
      .where("status", "=", 1)
      .orderBy("id")
      .execute();
    return rows.map(({ id, slug, status, items_count, ...row }) => {
      return { id, name: inLanguage(sandbox.language, row, "name"), slug, status, items_count: items_count ?? 0 };
    });
  });
  app.get("/common-condition/list", async (request) => {
    const rows = await request.sandbox.db
      .selectFrom("common_conditions")
      .selectAll()
      .where("status", "=", 1)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ id: row.id, name: inLanguage(request.sandbox.language, row, "name") }));
  });
  app.get("/common-condition/items/:id", async (request) => {
    const { column, value } = idOrSlug(byPath.parse(request.params).id);
    const condition = await request.sandbox.db
      .selectFrom("common_conditions")
      .select("id")
      .where(column, "=", value)
      .executeTakeFirst();
    return pageOfItems(request, itemsHere(request).where("items.common_condition_id", "=", condition?.id ?? -1));
  });
}

async function pageOfItems(request: FastifyRequest, query: ItemQuery) {
  const input = inputOf(request);
  validated(requiredPage, input);
  const filters = filtersOf(input);
  return itemPage(request.sandbox, sorted(narrowed(query, request.sandbox, filters), filters, "popular"), input);
}
