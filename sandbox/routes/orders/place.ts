import type { FastifyInstance } from "fastify";
import type { SandboxContext } from "../../context";
import { inputOf } from "../../http/input";
import { requireVisitor, type Visitor } from "../../http/visitor";
import { messageText } from "../../messages";
import { type PlacedOrder, placeOrder } from "../../orders/place";
import { placeParcel } from "../../orders/place-parcel";
import { placePrescription } from "../../orders/place-prescription";
import { isoMicro } from "../../time";

/** Placing an order: docs/delivery-api.md §11.1, §11.3 and §11.4. */
export async function placeRoutes(app: FastifyInstance): Promise<void> {
  app.post("/customer/order/place", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    const place = input.order_type === "parcel" ? placeParcel : placeOrder;
    return answerOf(sandbox, visitor, await place(sandbox, visitor, input));
  });

  app.post("/customer/order/prescription/place", async (request) => {
    const { sandbox } = request;
    const input = inputOf(request);
    const visitor = await requireVisitor(request, input);
    return answerOf(sandbox, visitor, await placePrescription(sandbox, visitor, input));
  });
}

function answerOf(sandbox: SandboxContext, visitor: Visitor, order: PlacedOrder) {
  const answer = {
    message: messageText(sandbox.language, "orderPlaced"),
    order_id: order.id,
    total_ammount: order.total,
  };
  if (sandbox.dialect === "m") return answer;
  return { ...answer, status: order.status, created_at: isoMicro(order.createdAt), user_id: visitor.id };
}
