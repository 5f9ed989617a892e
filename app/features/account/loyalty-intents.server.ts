import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { pointsSchema } from "./amount-schemas.server";
import { leadToSignIn } from "./customers-only.server";

/** Turns loyalty points into money of the wallet (API-43). The server's refusals of the number stand at its field. */
async function transferPoints(context: RequestContext, form: FormData): Promise<Outcome> {
  const stranger = leadToSignIn(context);
  if (stranger) return stranger;
  const [info, config] = await Promise.all([context.api.customer.info(), context.api.config.get()]);
  if (!info.ok) return failureOutcome(context, info.failure);
  if (!config.ok) return failureOutcome(context, config.failure);
  const limits = { minimum: config.value.loyaltyRules.minimum, balance: info.value.loyaltyPoints };
  const submission = parseForm(form, pointsSchema(context, limits));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const result = await context.api.loyalty.transfer(submission.value.points);
  if (!result.ok) {
    const { failure } = result;
    const messages = failure.errors.map(({ message }) => message).filter(Boolean);
    if (failure.kind !== "rejected" || messages.length === 0)
      return failureOutcome(context, failure, { reply: submission.reply() });
    const isOfNumber = failure.errors.some(({ code }) => code === "point");
    const errors = isOfNumber ? { fieldErrors: { points: messages } } : { formErrors: messages };
    return { kind: "invalid", status: 422, result: { reply: submission.reply(errors) } };
  }
  // The rows of the list and the field begin anew.
  return { kind: "done", to: "/loyalty-points", toasts: [toast(context, "success", "loyalty:transferred")] };
}

export const loyaltyIntents = { "transfer-points": transferPoints } satisfies Intents;
