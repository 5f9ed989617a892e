import type { IntentHandler } from "./outcome";
import { toast } from "./respond.server";
import type { Shop } from "./shop.server";

/** For intents that the delivery API takes from customers only: a guest's post is refused before anybody is asked. */
export const forCustomers =
  (handler: IntentHandler<Shop>): IntentHandler<Shop> =>
  async (shop, form) => {
    if (shop.session.visitor.token !== null) return handler(shop, form);
    const toasts = [toast(shop, "error", "ui:failure.guest")];
    return { kind: "again", status: 422, result: { reply: null }, toasts };
  };
