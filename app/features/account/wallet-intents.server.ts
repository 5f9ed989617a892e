import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { longestFundLink } from "~/session/fund.server";
import { fundSchema } from "./amount-schemas.server";
import { requireSignIn } from "./customers-only.server";

/** Begins to put money into the wallet, by way of the operator's payment page (API-41). */
async function addFund(context: RequestContext, form: FormData): Promise<Outcome> {
  const stranger = requireSignIn(context);
  if (stranger) return stranger;
  const config = await context.api.config.get();
  if (!config.ok) return failureOutcome(context, config.failure);
  const submission = parseForm(form, fundSchema(context, config.value));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const { amount, gateway } = submission.value;
  const at = context.now().getTime();
  const callback = new URL("/wallet/return", context.publicOrigin).href;
  const result = await context.api.wallet.addFund({ amount, gateway, callback });
  if (!result.ok) {
    const refusal = result.failure.errors.map(({ message }) => message).filter(Boolean);
    if (result.failure.kind !== "rejected" || refusal.length === 0)
      return failureOutcome(context, result.failure, { reply: submission.reply() });
    return { kind: "invalid", status: 422, result: { reply: submission.reply({ formErrors: refusal }) } };
  }
  if (result.value.length > longestFundLink) {
    const toasts = [toast(context, "error", "ui:failure.noAnswer")];
    return { kind: "invalid", status: 503, result: { reply: submission.reply() }, toasts };
  }
  context.session.set("fund", { link: result.value, amount, at });
  // As a whole page: the one it leads to leads on by its head.
  return { kind: "done", to: "/wallet/pay", reload: true };
}

export const walletIntents = { "add-fund": addFund } satisfies Intents;
