import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { field, inputOf, validated } from "../http/input";
import { refuseWithBody } from "../http/refusal";
import { escaped } from "../markup";
import type { OrderRow } from "../orders/life";
import { failPayment, startLife } from "../orders/payment";

const handOver = z.object({
  order_id: field.positive,
  customer_id: field.positive,
  callback: field.text.refine((url) => /^https?:\/\//.test(url)),
  payment_method: field.text,
});
export const flags = z.enum(["success", "fail", "cancel"]);

/** The return address: `flag` and a base64 token of `key=value` pairs, docs/delivery-api.md §10.8. */
export function returnAddress(
  callback: string,
  flag: string,
  paid: { id: number | string; reference: string },
  method: string,
): string {
  const pairs = { payment_method: method, attribute_id: paid.id, transaction_reference: paid.reference };
  const token = Object.entries(pairs)
    .map(([key, value]) => `${key}=${value}`)
    .join("&&");
  return `${callback}?flag=${flag}&&token=${Buffer.from(token).toString("base64")}`;
}

/** The hosted payment page: plain HTML with Pay, Fail and Cancel; each link books the outcome and goes back to the shop. */
export async function paymentPageRoutes(app: FastifyInstance): Promise<void> {
  app.get("/payment-mobile", async (request, reply) => {
    const order = await requireWaitingOrder(request);
    const query = new URLSearchParams(request.query as Record<string, string>);
    const due = order.order_amount - order.partially_paid_amount;
    return sendHostedPage(reply, `Order ${order.id}: ${due.toFixed(2)}`, (flag) => {
      query.set("flag", flag);
      return `/payment-mobile/outcome?${query}`;
    });
  });

  app.get("/payment-mobile/outcome", async (request, reply) => {
    const { sandbox } = request;
    const order = await requireWaitingOrder(request);
    const { callback, payment_method } = validated(handOver, inputOf(request));
    const { flag } = validated(z.object({ flag: flags }), inputOf(request));
    const reference = `demo-${order.id}`;
    if (flag === "success") {
      await startLife(sandbox, order, { payment_method, payment_status: "paid", transaction_reference: reference });
    } else await failPayment(sandbox, order);
    return reply.redirect(returnAddress(callback, flag, { id: order.id, reference }, payment_method), 302);
  });
}

/** The page of a payment: what is paid, and a link to each way it can end. */
export function sendHostedPage(reply: FastifyReply, what: string, hrefOf: (flag: string) => string) {
  const link = (flag: string, label: string) => `<p><a href="${escaped(hrefOf(flag))}">${label}</a></p>`;
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Demo payment</title><style>body{font:18px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}</style>` +
        `<h1>Demo payment</h1><p>${escaped(what)}</p>` +
        `${link("success", "Pay")}${link("fail", "Fail")}${link("cancel", "Cancel")}</html>`,
    );
}

async function requireWaitingOrder(request: FastifyRequest): Promise<OrderRow> {
  const { order_id, customer_id } = validated(handOver, inputOf(request));
  const order = await request.sandbox.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", order_id)
    .where("user_id", "=", customer_id)
    .executeTakeFirst();
  if (!order) throw refuseWithBody(404, { message: "No such order" });
  return order;
}
