import { typedFields } from "~/features/checkout/typed-fields";
import { infoSchema } from "~/features/payments/info-schema.server";
import { offlineChoice } from "~/features/payments/offline";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { methodsFor } from "./load-offline.server";
import { takesOfflineInfo } from "./offline";
import { orderHref } from "./own-order.server";
import { orderOf } from "./payment-intents.server";
import { expectRunning } from "./running.server";

/** Sends or corrects what the customer tells of a payment outside the shop (PAY-13). */
async function sendOfflinePayment(context: RequestContext, form: FormData): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const to = orderHref(context, order);
  if (!takesOfflineInfo(order)) {
    return { kind: "done", to, toasts: [toast(context, "info", "payment:offline.notTaken")] };
  }
  const typed = { reply: { initialValue: typedFields(form) } };
  const methods = await methodsFor(context, order);
  if (!methods.ok) return failureOutcome(context, methods.failure, typed);
  const submission = parseForm(form, infoSchema(context.t, methods.value.map(offlineChoice), form.get("payment")));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { paymentInfo } = submission.value;
  if (paymentInfo === null) {
    return { kind: "invalid", status: 422, result: typed, toasts: [toast(context, "error", "payment:offline.gone")] };
  }
  const { payments } = context.api;
  const sent = await (order.offlinePayment
    ? payments.updateOffline(order.id, paymentInfo)
    : payments.sendOfflineInfo(order.id, paymentInfo));
  if (!sent.ok) return failureOutcome(context, sent.failure, typed);
  expectRunning(context);
  return { kind: "done", to, toasts: [toast(context, "success", "payment:offline.updated")] };
}

export const offlineIntents = { "tell-offline": sendOfflinePayment } satisfies Intents;
