import type { RequestContext } from "~/request/context/request-context";
import type { IntentHandler } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";

/** For intents that the delivery API takes from customers only: a guest's post is refused before anybody is asked. */
export const forCustomers =
  (handler: IntentHandler<RequestContext>): IntentHandler<RequestContext> =>
  async (context, form) => {
    if (context.session.visitor.token !== null) return handler(context, form);
    const toasts = [toast(context, "error", "ui:failure.guest")];
    return { kind: "invalid", status: 422, result: { reply: null }, toasts };
  };
