import { hashOfKey } from "~/request/context/hashed.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { createLimiter, type Limiter } from "~/request/posting/limiter.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { pointsSchema } from "./amount-schemas.server";
import { requireSignIn } from "./customers-only.server";

let transfers: Limiter | undefined;

/** One transfer by one balance: two presses at once come with the same. */
function theTransfers(): Limiter {
  transfers ??= createLimiter({ keyPrefix: "doorstep:points", points: 1, duration: 60 }, theRedis());
  return transfers;
}

/**
 * Turns loyalty points into money of the wallet (API-43). The server's refusals of the number stand at its field. Points that are no longer those the form
 * was drawn with were transferred before, or others came: the customer looks at them first.
 */
async function transferPoints(context: RequestContext, form: FormData): Promise<Outcome> {
  const stranger = requireSignIn(context);
  if (stranger) return stranger;
  const [info, config] = await Promise.all([context.api.customer.info(), context.api.config.get()]);
  if (!info.ok) return failureOutcome(context, info.failure);
  if (!config.ok) return failureOutcome(context, config.failure);
  const balance = info.value.loyaltyPoints;
  if (form.get("balance") !== String(balance))
    return repeatRefused(form, context.t("loyalty:points.changed", { count: balance }));
  const limits = { minimum: config.value.loyaltyRules.minimum, balance };
  const submission = parseForm(form, pointsSchema(context, limits));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const once = hashOfKey(`${context.session.visitor.token} ${balance}`);
  if ((await theTransfers().take(once)) > 0) return repeatRefused(form, context.t("loyalty:points.underWay"));
  const result = await context.api.loyalty.transfer(submission.value.points);
  if (!result.ok) {
    const { failure } = result;
    // Only of a refusal is it known that nothing was transferred.
    if (failure.kind === "rejected") await theTransfers().clear(once);
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

function repeatRefused(form: FormData, message: string): Outcome {
  const initialValue = { points: String(form.get("points") ?? "") };
  return {
    kind: "invalid",
    status: 409,
    result: { reply: { status: "error", initialValue, error: { "": [message] } } },
  };
}

export const loyaltyIntents = { "transfer-points": transferPoints } satisfies Intents;
