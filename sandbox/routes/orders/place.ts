import type { FastifyInstance } from "fastify";
import { inputOf } from "../../http/input";
import { requireVisitor } from "../../http/visitor";
import { say } from "../../messages";
import { placeOrder } from "../../orders/place";
import { isoMicro } from "../../time";

/** Placing an order: docs/delivery-api.md §11.1. */
export async function placeRoutes(app: FastifyInstance): Promise<void> {
  app.post("/customer/order/place", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const order = await placeOrder(sandbox, visitor, input);
    const answer = { message: say(sandbox.language, "orderPlaced"), order_id: order.id, total_ammount: order.total };
    if (sandbox.dialect === "m") return answer;
    return { ...answer, status: order.status, created_at: isoMicro(order.createdAt), user_id: visitor.id };
  });
}
