import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { field, type Input, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import { requireVisitor } from "../../http/visitor";
import { findOrder } from "../../orders/find";
import type { OrderRow } from "../../orders/life";
import { keepProof, proofOf } from "../../orders/offline";
import { zoneModuleOf } from "../../orders/place-price";
import { zoneSwitches } from "../../payments/methods";
import { settingsWith } from "../../settings";

const proofForm = z.object({ order_id: field.positive, method_id: field.positive, customer_note: field.optionalText });

type CustomerInput = { customer_input: string; customer_placeholder: string; is_required: number };

/** Offline payments and what to do after a failed one: docs/delivery-api.md §10.7 and §10.8. */
export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  spoofable(app, "PUT", "/customer/order/offline-payment", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const order = await requireOrder(request, input);
    if (!settingsWith(sandbox.overrides).offline_payment_status)
      throw refuse(403, "offline_payment_status", "offlineOff");
    const form = validated(proofForm, input);
    const proof = await readProof(request, form.method_id, input);
    await keepProof(sandbox, order, { methodId: form.method_id, input: proof, note: form.customer_note });
    return { payment: "success" };
  });

  spoofable(app, "PUT", "/customer/order/offline-payment-update", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const order = await requireOrder(request, input);
    const known = await proofOf(sandbox, order.id);
    if (!known) throw refuse(404, "order", "orderNotFound");
    const { customer_note } = validated(z.object({ customer_note: field.optionalText }), input);
    const proof = await readProof(request, known.method_id, input);
    await keepProof(sandbox, order, { methodId: known.method_id, input: proof, note: customer_note });
    return { payment: "Payment_Info_Updated_successfully" };
  });

  app.get("/customer/order/payment-failed", async (request, reply) => {
    const { sandbox } = request;
    if (sandbox.dialect === "m") return reply.callNotFound();
    const order = await requireOrder(request, inputOf(request));
    const isSettled = order.life_started_at !== null || order.payment_status === "paid";
    if (isSettled || (await proofOf(sandbox, order.id))) return {};
    const zone = await sandbox.db
      .selectFrom("zones")
      .selectAll()
      .where("id", "=", order.zone_id)
      .executeTakeFirstOrThrow();
    const rates = await zoneModuleOf(sandbox, order.zone_id, order.module_id);
    const { contact_person_number } = JSON.parse(order.delivery_address) as { contact_person_number: string };
    return {
      ...zoneSwitches(zone),
      maximum_cod_order_amount: rates?.maximum_cod_order_amount ?? null,
      order_id: order.id,
      order_amount: order.order_amount,
      partially_paid_amount: order.partially_paid_amount,
      order_type: order.order_type,
      user_id: order.user_id,
      zone_id: order.zone_id,
      payment_status: order.payment_status,
      payment_method: order.payment_method,
      contact_person_number,
    };
  });
}

async function requireOrder(request: FastifyRequest, input: Input): Promise<OrderRow> {
  const visitor = await requireVisitor(request, input);
  const { order_id } = validated(z.object({ order_id: field.positive }), input);
  const order = await findOrder(request.sandbox, visitor, order_id);
  if (!order) throw refuse(404, "order", "orderNotFound");
  return order;
}

/** One field per `customer_input` of the method, in its order. */
async function readProof(request: FastifyRequest, methodId: number, input: Input) {
  const method = await request.sandbox.db
    .selectFrom("offline_methods")
    .selectAll()
    .where("id", "=", methodId)
    .where("status", "=", 1)
    .executeTakeFirst();
  if (!method) throw refuse(403, "method_id", "fieldInvalid", { field: "method id" });
  const asked = JSON.parse(method.method_informations) as CustomerInput[];
  return asked.map(({ customer_input: name, is_required }) => {
    const schema = is_required ? field.text : field.optionalText;
    const values = validated(z.object({ [name]: schema }), input);
    return { user_input: name, user_data: values[name] ?? "" };
  });
}
