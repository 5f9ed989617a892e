import type { TFunction } from "i18next";
import { z } from "zod";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { newsletterConstraint } from "./newsletter";

export function newsletterSchema(t: TFunction) {
  const invalid = t("pages:newsletter.invalid");
  return z.object({
    email: z.string({ required_error: invalid }).trim().max(newsletterConstraint.maxLength, invalid).email(invalid),
  });
}

/**
 * Puts an address on the newsletter's list (NEWS-02, NEWS-03). A form that fills in the field nobody sees gets the thanks and is
 * not sent on.
 */
async function subscribe(context: RequestContext, form: FormData): Promise<Outcome> {
  const done: Outcome = { kind: "done", toasts: [toast(context, "success", "pages:newsletter.done")] };
  if (form.get("website")) return done;
  const submission = parseForm(form, newsletterSchema(context.t));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  const result = await context.api.landing.subscribe(submission.value.email);
  if (result.ok) return done;
  const message = result.failure.kind === "rejected" ? result.failure.errors[0]?.message : undefined;
  if (!message) return failureOutcome(context, result.failure);
  const reply = submission.reply({ fieldErrors: { email: [message] } });
  return { kind: "invalid", status: 422, result: { reply } };
}

/** What stands between the visitor and the page a footer button names (NAV-31, NAV-32). */
async function explainClosed(context: RequestContext, form: FormData): Promise<Outcome> {
  const key = form.get("page") === "campaigns" ? "pages:noZone" : "ui:failure.guest";
  return { kind: "done", toasts: [toast(context, "error", key)] };
}

export const pageIntents = { newsletter: subscribe, "closed-page": explainClosed } satisfies Intents;
