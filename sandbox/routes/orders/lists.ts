import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../../context";
import { field, type Input, inputOf, requiredPage, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireVisitor, type Visitor } from "../../http/visitor";
import { findGuestOrder, findOrder, ordersOf } from "../../orders/find";
import { currentOrder, type OrderRow } from "../../orders/life";
import { linesJson } from "../../orders/lines-json";
import { courierPlace, offlinePaymentJson, orderJson } from "../../orders/order-json";
import { runningStatuses } from "../../orders/statuses";
import { isoMicro } from "../../time";

const orderId = z.object({ order_id: field.positive });
const isRunning = (order: OrderRow) => (runningStatuses as readonly string[]).includes(order.order_status);

/** Lists, details and tracking: docs/delivery-api.md §10.1–10.3. */
export async function orderListRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/order/list", async (request) => {
    const visitor = await requireVisitor(request);
    const input = inputOf(request);
    const type = request.sandbox.dialect === "x" && typeof input.type === "string" ? input.type : "previous";
    return orderPage(request, visitor, input, type);
  });

  app.get("/customer/order/running-orders", async (request) =>
    orderPage(request, await requireVisitor(request), inputOf(request), "running"),
  );

  app.get("/customer/order/details", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const { order_id } = validated(orderId, input);
    const order = await orderFor(sandbox, visitor, order_id);
    if (!order) throw refuse(404, "order", "orderNotFound");
    if (order.prescription_order || order.order_type === "parcel") return orderJson(sandbox, order);
    const lines = await sandbox.db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("id")
      .execute();
    return linesJson(sandbox, order, lines);
  });

  app.get("/customer/order/track", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const { order_id } = validated(orderId, input);
    const order = visitor.isGuest
      ? await trackedByGuest(sandbox, input, order_id)
      : await findOrder(sandbox, visitor, order_id);
    if (!order) throw refuse(404, "order", "orderNotFound");
    const payments = await sandbox.db
      .selectFrom("order_payments")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute();
    return {
      ...(await orderJson(sandbox, order)),
      offline_payment: await offlinePaymentJson(sandbox, order.id),
      payments: payments.map((row) => ({ ...row, created_at: isoMicro(new Date(row.created_at)) })),
    };
  });

  app.get("/delivery-man/last-location", async (request) => {
    const { sandbox } = request;
    const { order_id } = validated(orderId, inputOf(request));
    const row = await sandbox.db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirst();
    const order = row && (await currentOrder(sandbox, row));
    const store =
      order?.store_id &&
      (await sandbox.db.selectFrom("stores").selectAll().where("id", "=", order.store_id).executeTakeFirst());
    const place = order && store ? courierPlace(sandbox, order, store) : null;
    return place ? { latitude: String(place.latitude), longitude: String(place.longitude), location: null } : {};
  });
}

async function orderPage(request: FastifyRequest, visitor: Visitor, input: Input, type: string) {
  const { sandbox } = request;
  const { limit, offset } = validated(requiredPage, input);
  const all = (await ordersOf(sandbox, visitor)).filter(
    (order) => sandbox.dialect !== "x" || sandbox.moduleId === null || order.module_id === sandbox.moduleId,
  );
  const running = all.filter(isRunning);
  const previous = all.filter((order) => !isRunning(order));
  const rows = type === "all" ? all : type === "running" ? running : previous;
  const page = rows.slice((offset - 1) * limit, offset * limit);
  const orders: unknown[] = [];
  for (const order of page) orders.push(await orderJson(sandbox, order));
  const counts = {
    type,
    module_id: sandbox.moduleId,
    running_count: running.length,
    previous_count: previous.length,
    all_count: all.length,
  };
  return {
    total_size: rows.length,
    limit: input.limit,
    offset: input.offset,
    orders,
    ...(sandbox.dialect === "x" && counts),
  };
}

/** Customers see their own orders; for guests the number is enough, as in the original. */
function orderFor(context: SandboxContext, visitor: Visitor, id: number): Promise<OrderRow | null> {
  return visitor.isGuest ? findGuestOrder(context, id) : findOrder(context, visitor, id);
}

/** A guest names the order's phone number; a missing `+` is forgiven in N and X. */
async function trackedByGuest(context: SandboxContext, input: Input, id: number): Promise<OrderRow | null> {
  const { contact_number } = validated(z.object({ contact_number: field.text }), input);
  const order = await findGuestOrder(context, id);
  if (!order) return null;
  const stored = (JSON.parse(order.delivery_address) as { contact_person_number: string }).contact_person_number;
  const given = contact_number.startsWith("+") || context.dialect === "m" ? contact_number : `+${contact_number}`;
  return stored === given ? order : null;
}
