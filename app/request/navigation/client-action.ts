import { type ClientActionFunctionArgs, isRouteErrorResponse, redirect } from "@remix-run/react";
import i18next from "i18next";
import type { ActionData } from "~/request/posting/outcome";
import { withDialogOf, withoutHash } from "~/ui/dialog-href";
import { showToast, type Toast } from "~/ui/toast-store";
import { goal, type Place } from "./goal";
import { pathOf } from "./path-of";
import { Unreachable } from "./unreachable";

/**
 * The browser's side of every action (docs/decisions/0003): shows the answer's toasts and goes where it says. It belongs to the router and not to the form,
 * since the loads that follow a post may take the form down before it has seen its answer. An answer that leads to the very address it was asked at is no
 * redirect: each press would be a page to go Back over, and the router does not end the loads of an earlier redirect when the next one begins. Nor is that of
 * a page that was left meanwhile: the router drops such a redirect and loads nothing, though what was changed shows on every page.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const before = window.__remixRouter.state.location;
  const answer = await serverAction<ActionData>().catch((error) => notTaken(error, before.key));
  const now = goal();
  const here = pathOf(location);
  const target = redirectTarget(answer, before, now);
  const isLeft = withoutHash(target ?? pathOf(now)) !== here;
  for (const toast of answer.toasts) showToast({ ...toast, cameFrom: isLeft ? here : undefined });
  if (target === null || target === here) return answer;
  if (now.key === before.key) return redirect(target);
  window.__remixRouter.navigate(target, { preventScrollReset: true });
  return answer;
}

/** Whoever has gone on from where it was asked is not fetched back; what the answer asks, they are asked where they are. */
function redirectTarget(answer: ActionData, from: Place, at: Place): string | null {
  if (answer.kind !== "done" || answer.to === null) return null;
  if (pathOf(from) === pathOf(at)) return answer.to;
  if (!answer.asks) return null;
  // A question that was led to another page stands there for a reason.
  return answer.to.startsWith(`${from.pathname}?`) ? withDialogOf(pathOf(at), answer.to) : answer.to;
}

type NotTaken = { title: string; text: string };

/** What is refused for its size or for now, or never arrived, can be sent again: the page stays, with all that was typed. */
function notTaken(error: unknown, key: string): ActionData {
  // The document is another now, whichever page of it the customer has gone to.
  if (error instanceof Response && goal().key !== key) location.assign(pathOf(goal()));
  const words = error instanceof Unreachable ? "unreachable" : isRouteErrorResponse(error) ? error.status : null;
  if (words !== "unreachable" && words !== 413 && words !== 503) throw error;
  // The server's own words, where it is closed for maintenance.
  const said = isRouteErrorResponse(error) ? (error.data as { words?: NotTaken } | null)?.words : null;
  const toast: Toast = {
    id: "not-taken",
    kind: "error",
    ...(said ?? { title: i18next.t(`ui:errors.${words}.title`), text: i18next.t(`ui:errors.${words}.text`) }),
  };
  return { kind: "not taken", toasts: [toast] };
}
