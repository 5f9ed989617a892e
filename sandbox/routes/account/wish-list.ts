import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse, refuseWithMessage } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import { requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";
import { itemsJson } from "../../wire/item";
import { storesJson } from "../../wire/store";

const wish = z.object({ item_id: field.optionalInteger, store_id: field.optionalInteger });

/** The wish list: docs/delivery-api.md §9.6. */
export async function wishListRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/wish-list", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const { db, zoneIds, dialect } = sandbox;
    const wishes = await db.selectFrom("wish_lists").selectAll().where("user_id", "=", customer.id).execute();
    const idsOf = (column: "item_id" | "store_id") => wishes.flatMap((row) => row[column] ?? []);
    const items = await db
      .selectFrom("items")
      .innerJoin("stores", "stores.id", "items.store_id")
      .selectAll("items")
      .where("items.id", "in", idsOf("item_id"))
      .where("items.status", "=", 1)
      .$if(zoneIds !== null, (query) => query.where("stores.zone_id", "in", zoneIds ?? []))
      .execute();
    const stores = await db
      .selectFrom("stores")
      .selectAll()
      .where("id", "in", idsOf("store_id"))
      .where("status", "=", 1)
      .$if(zoneIds !== null, (query) => query.where("zone_id", "in", zoneIds ?? []))
      .execute();
    const answer = { item: await itemsJson(sandbox, items), store: await storesJson(sandbox, stores) };
    return dialect === "x" ? { ...answer, service: [] } : answer;
  });

  app.post("/customer/wish-list/add", async (request) => {
    const { db, language } = request.sandbox;
    const customer = await requireCustomer(request);
    const { item_id, store_id } = readWish(inputOf(request));
    const table = item_id === null ? ("stores" as const) : ("items" as const);
    const row = await db
      .selectFrom(table)
      .select("id")
      .where("id", "=", item_id ?? store_id ?? 0)
      .executeTakeFirst();
    if (!row) throw refuseWithMessage(404, "reviewNotFound");
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("wish_lists")
      .values({ user_id: customer.id, item_id, store_id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw refuseWithMessage(409, "alreadyWished");
    return { message: messageText(language, "additionSuccess") };
  });

  spoofable(app, "DELETE", "/customer/wish-list/remove", async (request) => {
    const { db, language } = request.sandbox;
    const customer = await requireCustomer(request);
    const { item_id, store_id } = readWish(inputOf(request));
    const { numDeletedRows } = await db
      .deleteFrom("wish_lists")
      .where("user_id", "=", customer.id)
      .where(item_id === null ? "store_id" : "item_id", "=", item_id ?? store_id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refuseWithMessage(404, "reviewNotFound");
    return { message: messageText(language, "removed") };
  });
}

/** @throws Refusal 403: `data` for both ids, `item_id` for none. */
function readWish(input: Input) {
  const form = validated(wish, input);
  if (form.item_id !== null && form.store_id !== null) throw refuse(403, "data", "bothIds");
  if (form.item_id === null && form.store_id === null)
    throw refuse(403, "item_id", "fieldRequired", { field: "item id" });
  return form;
}
