import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { keepUpload } from "../../account/uploads";
import type { SandboxContext } from "../../context";
import { field, inputOf, type UploadedFile, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { type CustomerRow, requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";
import { findOrder } from "../../orders/find";
import { countCourier, countItem, countStore } from "../../orders/review-averages";

const rating = z.preprocess((value) => Number(value), z.number().int().min(1).max(5));
const common = { order_id: field.positive, rating, attachment: field.files };
const itemForm = z.object({ ...common, item_id: field.positive, comment: field.optionalText });
const courierForm = z.object({ ...common, delivery_man_id: field.positive, comment: field.text });

/** What customers say of what they got: docs/delivery-api.md §7.4. Averages follow at once. */
export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  app.post("/items/reviews/submit", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const form = validated(itemForm, inputOf(request));
    await requireOrder(sandbox, customer, form.order_id);
    const line = await sandbox.db
      .selectFrom("order_lines")
      .innerJoin("items", "items.id", "order_lines.item_id")
      .select(["items.id", "items.store_id", "items.module_id"])
      .where("order_lines.order_id", "=", form.order_id)
      .where("order_lines.item_id", "=", form.item_id)
      .executeTakeFirst();
    if (!line) throw refuse(404, "item", "productNotFound");
    const before = await sandbox.db
      .selectFrom("reviews")
      .select("id")
      .where("order_id", "=", form.order_id)
      .where("item_id", "=", line.id)
      .executeTakeFirst();
    if (before) throw refuse(403, "review", "reviewedBefore");
    const attachment = await kept(sandbox, form.attachment);
    await sandbox.db.transaction().execute(async (db) => {
      await db
        .insertInto("reviews")
        .values({
          item_id: line.id,
          store_id: line.store_id,
          module_id: line.module_id,
          user_id: customer.id,
          f_name: customer.f_name,
          l_name: customer.l_name,
          rating: form.rating,
          comment: form.comment ?? "",
          attachment,
          reply: null,
          order_id: form.order_id,
          status: 1,
          created_at: sandbox.now.toISOString(),
        })
        .execute();
      await countItem(db, line.id);
      await countStore(db, line.store_id);
    });
    return { message: messageText(sandbox.language, "reviewKept") };
  });

  app.post("/delivery-man/reviews/submit", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const form = validated(courierForm, inputOf(request));
    const order = await requireOrder(sandbox, customer, form.order_id);
    if (order.delivery_man_id !== form.delivery_man_id) throw refuse(404, "delivery_man", "notFound");
    const about = { courier_id: form.delivery_man_id, order_id: form.order_id };
    const before = await sandbox.db
      .selectFrom("courier_reviews")
      .select("id")
      .where("courier_id", "=", about.courier_id)
      .where("order_id", "=", about.order_id)
      .executeTakeFirst();
    if (before) throw refuse(403, "review", "reviewedBefore");
    const attachment = await kept(sandbox, form.attachment);
    const said = { rating: form.rating, comment: form.comment, attachment };
    await sandbox.db.transaction().execute(async (db) => {
      await db
        .insertInto("courier_reviews")
        .values({ ...about, ...said, user_id: customer.id, created_at: sandbox.now.toISOString() })
        .execute();
      await countCourier(db, about.courier_id, form.rating);
    });
    return { message: messageText(sandbox.language, "reviewKept") };
  });
}

/** @throws Refusal 404 `order` for another's order, 403 `order` before it is delivered. */
async function requireOrder(sandbox: SandboxContext, customer: CustomerRow, id: number) {
  const order = await findOrder(sandbox, { id: customer.id, isGuest: false, customer }, id);
  if (!order) throw refuse(404, "order", "orderNotFound");
  const times = JSON.parse(order.status_times) as Record<string, string>;
  if (!times.delivered) throw refuse(403, "order", "reviewTooEarly");
  return order;
}

async function kept({ db }: SandboxContext, files: UploadedFile[]): Promise<string> {
  const names: string[] = [];
  for (const file of files) names.push(await keepUpload(db, file, "attachment"));
  return JSON.stringify(names);
}
