import { z } from "zod";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";

const emailSchema = z.string().trim().max(254).email();

/**
 * Puts an address on the newsletter's list (NEWS-02, NEWS-03). A form that fills in the field nobody sees gets the thanks and is
 * not sent on.
 */
async function subscribe(context: RequestContext, form: FormData): Promise<Outcome> {
  const done: Outcome = { kind: "done", toasts: [toast(context, "success", "pages:newsletter.done")] };
  if (form.get("website")) return done;
  const typed = String(form.get("email") ?? "").slice(0, 254);
  const refused = (message: string) => ({
    reply: { status: "error" as const, initialValue: { email: typed }, error: { email: [message] } },
  });
  const email = emailSchema.safeParse(typed);
  if (!email.success) return { kind: "invalid", status: 422, result: refused(context.t("pages:newsletter.invalid")) };
  const result = await context.api.landing.subscribe(email.data);
  if (result.ok) return done;
  const message = result.failure.kind === "rejected" ? result.failure.errors[0]?.message : undefined;
  if (message) return { kind: "invalid", status: 422, result: refused(message) };
  return failureOutcome(context, result.failure, { reply: { initialValue: { email: typed } } });
}

/** What stands between the visitor and the page a footer button names (NAV-31, NAV-32). */
async function explainClosed(context: RequestContext, form: FormData): Promise<Outcome> {
  const key = form.get("page") === "campaigns" ? "pages:noZone" : "ui:failure.guest";
  return { kind: "done", toasts: [toast(context, "error", key)] };
}

export const pageIntents = { newsletter: subscribe, "closed-page": explainClosed } satisfies Intents;
