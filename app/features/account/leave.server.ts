import { withdrawPush } from "~/features/push/push.server";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import { requireSignIn } from "./customers-only.server";

/** There is no server call but the one for push messages (docs/delivery-api.md §3.8, §4.3). SES-12, SES-13, SES-14. */
export async function logOut(context: RequestContext): Promise<Outcome> {
  await withdrawPush(context);
  await context.session.leave();
  return {
    kind: "done",
    to: context.url.pathname === "/" ? "/" : "/home",
    reload: true,
    forgets: true,
    toasts: [toast(context, "success", "account:loggedOut")],
  };
}

/** PROF-14; a refusal says its first message and changes nothing (PROF-15). */
export async function deleteAccount(context: RequestContext): Promise<Outcome> {
  const stranger = requireSignIn(context);
  if (stranger) return stranger;
  const result = await context.api.customer.remove();
  if (!result.ok) {
    const outcome = failureOutcome(context, result.failure);
    return { ...outcome, toasts: outcome.toasts?.slice(0, 1) ?? [] };
  }
  await context.session.leave();
  return { kind: "done", to: "/", reload: true, forgets: true, toasts: [toast(context, "success", "deletion:done")] };
}
