import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { keepUpload } from "../../account/uploads";
import { field, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import { requireCustomer, requireVisitor } from "../../http/visitor";
import { messageText } from "../../messages";
import { findOrder } from "../../orders/find";
import { keepLife, lifeOf } from "../../orders/life";
import { startLife } from "../../orders/payment";
import { settingsWith } from "../../settings";

const cancelForm = z.object({ order_id: field.positive, reason: field.optionalText, note: field.optionalText });
const refundForm = z.object({
  order_id: field.positive,
  customer_reason: field.text.refine((text) => text.length <= 254),
  customer_note: field.optionalText,
  refund_method: field.optionalText,
  image: field.files,
});

/** What a visitor may change of an order: docs/delivery-api.md §10.4 and §10.5. */
export async function orderChangeRoutes(app: FastifyInstance): Promise<void> {
  spoofable(app, "PUT", "/customer/order/cancel", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const form = validated(cancelForm, input);
    const reason = form.reason ?? (sandbox.dialect === "x" ? form.note : null);
    if (!reason) throw refuse(403, "reason", "fieldRequired", { field: "reason" });
    const order = await findOrder(sandbox, visitor, form.order_id);
    if (!order) throw refuse(403, "order", "orderNotFound");
    if (!["pending", "failed", "canceled"].includes(order.order_status)) throw refuse(403, "order", "orderTooLate");
    const life = lifeOf(order);
    const at = sandbox.now.toISOString();
    await sandbox.db
      .updateTable("orders")
      .set({ cancellation_reason: reason, canceled_by: "customer" })
      .where("id", "=", order.id)
      .execute();
    await keepLife(sandbox, order, {
      ...life,
      status: "canceled",
      times: { ...life.times, canceled: life.times.canceled ?? at },
    });
    return { message: messageText(sandbox.language, "orderCanceled") };
  });

  spoofable(app, "PUT", "/customer/order/payment-method", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const { order_id } = validated(z.object({ order_id: field.positive }), input);
    if (!settingsWith(sandbox.overrides).cash_on_delivery) throw refuse(403, "cod", "codOff");
    const order = await findOrder(sandbox, visitor, order_id);
    if (!order) throw refuse(404, "order", "orderNotFound");
    await startLife(sandbox, order, { payment_method: "cash_on_delivery" });
    return { message: messageText(sandbox.language, "paymentSwitched") };
  });

  app.post("/customer/order/refund-request", async (request) => {
    const { sandbox } = request;
    const customer = await requireCustomer(request);
    const form = validated(refundForm, inputOf(request));
    const order = await findOrder(sandbox, { id: customer.id, isGuest: false, customer }, form.order_id);
    if (!order) throw refuse(404, "order", "orderNotFound");
    const isPossible = order.order_status === "delivered" && order.payment_status === "paid";
    if (!settingsWith(sandbox.overrides).refund_active_status || !isPossible) {
      throw refuse(403, "order", "refundNotPossible");
    }
    const images: string[] = [];
    for (const file of form.image) images.push(await keepUpload(sandbox.db, file, "image"));
    const at = sandbox.now.toISOString();
    await sandbox.db
      .insertInto("refunds")
      .values({
        order_id: order.id,
        user_id: customer.id,
        customer_reason: form.customer_reason,
        customer_note: form.customer_note,
        refund_method: form.refund_method ?? "wallet",
        refund_amount: order.order_amount - order.delivery_charge - order.dm_tips,
        images: JSON.stringify(images),
        refund_status: "pending",
        admin_note: null,
        created_at: at,
      })
      .execute();
    const life = lifeOf(order);
    await keepLife(sandbox, order, {
      ...life,
      status: "refund_requested",
      times: { ...life.times, refund_requested: at },
    });
    return { message: messageText(sandbox.language, "refundPlaced") };
  });
}
