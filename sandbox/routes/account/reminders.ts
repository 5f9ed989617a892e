import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { field, inputOf, pageOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireCustomer } from "../../http/visitor";
import { ordersOf } from "../../orders/find";
import { isoMicro } from "../../time";
import { itemsJson } from "../../wire/item";
import { storeRowsById, storesJson } from "../../wire/store";
import { inLanguage } from "../../wire/text";

const most = { suggestions: 5, stores: 20, itemsPerStore: 5 };

/** What the shop reminds a customer of: docs/delivery-api.md §4.3. */
export async function reminderRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/suggested-items", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const { zoneIds, moduleId, dialect } = sandbox;
    if (zoneIds === null && dialect === "m") throw refuse(403, "zoneId", "fieldRequired", { field: "zone id" });
    const interest = (JSON.parse(customer.interest) as string[]).map(Number);
    const rows = await sandbox.db
      .selectFrom("items")
      .innerJoin("stores", "stores.id", "items.store_id")
      .selectAll("items")
      .where("items.status", "=", 1)
      .where("stores.status", "=", 1)
      .where("items.id", "in", (query) =>
        query.selectFrom("item_categories").select("item_id").where("category_id", "in", interest),
      )
      .$if(zoneIds !== null, (query) => query.where("stores.zone_id", "in", zoneIds ?? []))
      .$if(moduleId !== null, (query) => query.where("items.module_id", "=", moduleId ?? 0))
      .orderBy("items.order_count", "desc")
      .limit(most.suggestions)
      .execute();
    return itemsJson(sandbox, rows);
  });

  app.get("/customer/visit-again", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const { zoneIds, moduleId, db } = sandbox;
    const delivered = (await ordersOf(sandbox, { id: customer.id, isGuest: false, customer })).filter(
      (order) => order.order_status === "delivered" && order.store_id !== null,
    );
    const ids = [...new Set(delivered.flatMap((order) => order.store_id ?? []))];
    const stores = await storeRowsById(sandbox, ids);
    const rows = ids
      .flatMap((id) => stores.get(id) ?? [])
      .filter((store) => moduleId === null || store.module_id === moduleId)
      .filter((store) => zoneIds === null || zoneIds.includes(store.zone_id))
      .slice(0, most.stores);
    const answers: unknown[] = [];
    for (const store of await storesJson(sandbox, rows)) {
      const items = await db
        .selectFrom("items")
        .selectAll()
        .where("store_id", "=", store.id)
        .where("status", "=", 1)
        .orderBy("order_count", "desc")
        .limit(most.itemsPerStore)
        .execute();
      answers.push({ ...store, items: await itemsJson(sandbox, items) });
    }
    return answers;
  });

  app.get("/customer/notifications", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    await ordersOf(sandbox, { id: customer.id, isGuest: false, customer });
    const rows = await sandbox.db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", customer.id)
      .orderBy("id", "desc")
      .limit(100)
      .execute();
    return rows.map(({ id, title, description, order_id, type, created_at }) => {
      const at = isoMicro(new Date(created_at));
      return { id, data: { title, description, image: null, order_id, type }, created_at: at, updated_at: at };
    });
  });

  app.get("/customer/review-reminder", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const reviewed = await sandbox.db
      .selectFrom("reviews")
      .select("order_id")
      .where("user_id", "=", customer.id)
      .execute();
    const done = new Set(reviewed.map((row) => row.order_id));
    const order = (await ordersOf(sandbox, { id: customer.id, isGuest: false, customer })).find(
      ({ id, order_status, review_reminder_off }) =>
        order_status === "delivered" && !review_reminder_off && !done.has(id),
    );
    if (!order) return { order_id: null, images: [] };
    const lines = await sandbox.db
      .selectFrom("order_lines")
      .select("item_details")
      .where("order_id", "=", order.id)
      .execute();
    const images = lines.map((line) => (JSON.parse(line.item_details) as { image_full_url: string }).image_full_url);
    return { order_id: order.id, images };
  });

  app.get("/customer/review-reminder-cancel", async (request, reply) => {
    const customer = await requireCustomer(request);
    const { order_id } = validated(z.object({ order_id: field.positive }), inputOf(request));
    await request.sandbox.db
      .updateTable("orders")
      .set({ review_reminder_off: 1 })
      .where("id", "=", order_id)
      .where("user_id", "=", customer.id)
      .where("is_guest", "=", 0)
      .execute();
    return reply.type("application/json").send(JSON.stringify("success"));
  });

  app.get("/customer/automated-message", async (request) => {
    const { db, language } = request.sandbox;
    const rows = await db.selectFrom("automated_messages").selectAll().where("status", "=", 1).orderBy("id").execute();
    const messages = rows.map((row) => ({ id: row.id, message: inLanguage(language, row, "message") }));
    return pageOf(messages, inputOf(request), "data");
  });
}
