import type { IntentHandler } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";

/** For intents that the delivery API takes from customers only: a guest's post is refused before anybody is asked. */
export const forCustomers =
  (handler: IntentHandler<Shop>): IntentHandler<Shop> =>
  async (shop, form) => {
    if (shop.session.visitor.token !== null) return handler(shop, form);
    const toasts = [toast(shop, "error", "ui:failure.guest")];
    return { kind: "again", status: 422, result: { reply: null }, toasts };
  };
