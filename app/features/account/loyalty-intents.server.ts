import { z } from "zod";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { readPoints } from "./amounts";
import { leadToSignIn } from "./customers-only.server";

/** Turns loyalty points into money of the wallet (API-43). The server's refusals of the number stand at its field. */
async function transferPoints(shop: Shop, form: FormData): Promise<Outcome> {
  const stranger = leadToSignIn(shop);
  if (stranger) return stranger;
  const [info, config] = await Promise.all([shop.api.customer.info(), shop.api.config.get()]);
  if (!info.ok) return failureOutcome(shop, info.failure);
  if (!config.ok) return failureOutcome(shop, config.failure);
  const limits = { minimum: config.value.loyaltyRules.minimum, balance: info.value.loyaltyPoints };
  const schema = z.object({
    points: z
      .string()
      .default("")
      .transform((text, context) => {
        const { value, problem } = readPoints(text, limits);
        if (value !== null) return value;
        context.addIssue({ code: "custom", message: shop.t(`loyalty:points.${problem}`, limits) });
        return z.NEVER;
      }),
  });
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  const result = await shop.api.loyalty.transfer(submission.value.points);
  if (!result.ok) {
    const { failure } = result;
    const messages = failure.errors.map(({ message }) => message).filter(Boolean);
    if (failure.kind !== "rejected" || messages.length === 0)
      return failureOutcome(shop, failure, { reply: submission.reply() });
    const isOfNumber = failure.errors.some(({ code }) => code === "point");
    const errors = isOfNumber ? { fieldErrors: { points: messages } } : { formErrors: messages };
    return { kind: "again", status: 422, result: { reply: submission.reply(errors) } };
  }
  // The rows of the list and the field begin anew.
  return { kind: "done", to: "/loyalty-points", toasts: [toast(shop, "success", "loyalty:transferred")] };
}

export const loyaltyIntents = { "transfer-points": transferPoints } satisfies Intents;
