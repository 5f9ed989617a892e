import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { moduleOf } from "../../catalogue/headers";
import { field, inputOf, pageOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireVisitor } from "../../http/visitor";
import { messageText } from "../../messages";
import { vehicleCharge } from "../../orders/place-price";
import { offlineMethodIn } from "../../wire/offline-method";
import { parcelCategoryJson } from "../../wire/parcel-category";
import { inLanguage } from "../../wire/text";

const distanceQuery = z.object({ distance: field.amount });
const newsletter = z.object({ email: z.string().trim().email().max(254) });
const stamp = "2026-01-05T08:00:00.000000Z";
const dates = { created_at: stamp, updated_at: stamp };

/** Small lists and the newsletter, docs/delivery-api.md §10.4–10.7, §10.9, §11.5, §14. */
export async function serviceRoutes(app: FastifyInstance): Promise<void> {
  app.get("/parcel-category", async (request) => {
    const { sandbox } = request;
    const rows = await sandbox.db
      .selectFrom("parcel_categories")
      .selectAll()
      .where("module_id", "=", moduleOf(request))
      .where("status", "=", 1)
      .execute();
    return rows.map((row) => ({ ...parcelCategoryJson(sandbox, row), ...dates }));
  });

  app.get("/customer/order/cancellation-reasons", cancellationReasons);
  app.get("/get-parcel-cancellation-reasons", async (request, reply) =>
    request.sandbox.dialect === "x" ? cancellationReasons(request) : reply.callNotFound(),
  );
  app.get("/customer/order/refund-reasons", async (request) => {
    const { sandbox } = request;
    await requireVisitor(request);
    const rows = await sandbox.db.selectFrom("refund_reasons").selectAll().where("status", "=", 1).execute();
    return {
      refund_reasons: rows.map((row) => ({
        id: row.id,
        reason: inLanguage(sandbox.language, row, "reason"),
        status: row.status,
        ...dates,
      })),
    };
  });
  app.get("/customer/order/parcel-instructions", async (request) => {
    const { sandbox } = request;
    const rows = await sandbox.db.selectFrom("parcel_instructions").selectAll().where("status", "=", 1).execute();
    const translated = rows.map((row) => ({
      id: row.id,
      instruction: inLanguage(sandbox.language, row, "instruction"),
      status: row.status,
      ...dates,
    }));
    return pageOf(translated, inputOf(request), "data", { limit: 25, offset: 1 });
  });
  app.get("/offline_payment_method_list", async ({ sandbox }) => {
    const rows = await sandbox.db.selectFrom("offline_methods").selectAll().where("status", "=", 1).execute();
    return rows.map((row) => ({
      id: row.id,
      ...offlineMethodIn(sandbox.language, row),
      status: row.status,
      ...dates,
    }));
  });

  app.get("/most-tips", async ({ sandbox }) => {
    const row = await sandbox.db
      .selectFrom("orders")
      .select(["dm_tips", ({ fn }) => fn.countAll<number>().as("times")])
      .where("dm_tips", ">", 0)
      .groupBy("dm_tips")
      .orderBy("times", "desc")
      .orderBy("dm_tips")
      .executeTakeFirst();
    return row ? { most_tips_amount: row.dm_tips } : null;
  });

  app.get("/vehicle/extra_charge", async (request) => {
    const { distance } = validated(distanceQuery, inputOf(request));
    return vehicleCharge(request.sandbox, distance);
  });
  app.get("/get-vehicles", async ({ sandbox }) => {
    return sandbox.db.selectFrom("vehicles").select(["id", "type"]).where("status", "=", 1).execute();
  });

  app.post("/newsletter/subscribe", async (request) => {
    const { db, now } = request.sandbox;
    const { email } = validated(newsletter, inputOf(request));
    const known = await db
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    if (known) throw refuse(403, "email", "fieldTaken", { field: "email" });
    await db
      .insertInto("newsletter_subscribers")
      .values({ email: email.toLowerCase(), created_at: now.toISOString() })
      .execute();
    return { message: messageText(request.sandbox.language, "subscribed") };
  });
}

async function cancellationReasons(request: FastifyRequest) {
  const { sandbox } = request;
  const type = String(inputOf(request).type ?? "customer");
  const rows = await sandbox.db
    .selectFrom("cancellation_reasons")
    .selectAll()
    .where("status", "=", 1)
    .where("user_type", "=", type)
    .execute();
  const translated = rows.map((row) => ({
    id: row.id,
    reason: inLanguage(sandbox.language, row, "reason"),
    user_type: row.user_type,
    status: row.status,
  }));
  return pageOf(translated, inputOf(request), "data", { limit: 25, offset: 1 });
}
