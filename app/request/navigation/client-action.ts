import { type ClientActionFunctionArgs, isRouteErrorResponse, redirect } from "@remix-run/react";
import i18next from "i18next";
import type { ActionData } from "~/request/posting/outcome";
import { withoutHash } from "~/ui/dialog-href";
import { showToast, type Toast } from "~/ui/toast-store";
import { Unreachable } from "./unreachable";

/**
 * The browser's side of every action (docs/decisions/0003): shows the answer's toasts and goes where it says. It belongs to the router and not to the form,
 * since the loads that follow a post may take the form down before it has seen its answer.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const answer = await serverAction<ActionData>().catch(notTaken);
  const here = location.pathname + location.search;
  const isLeft = answer.kind === "done" && answer.to !== null && withoutHash(answer.to) !== here;
  for (const toast of answer.toasts) showToast({ ...toast, cameFrom: isLeft ? here : undefined });
  return answer.kind === "done" && answer.to !== null ? redirect(answer.to) : answer;
}

/** What is refused for its size or for now, or never arrived, can be sent again: the page stays, with all that was typed. */
function notTaken(error: unknown): ActionData {
  const words = error instanceof Unreachable ? "unreachable" : isRouteErrorResponse(error) ? error.status : null;
  if (words !== "unreachable" && words !== 413 && words !== 503) throw error;
  const toast: Toast = {
    id: "not-taken",
    kind: "error",
    title: i18next.t(`ui:errors.${words}.title`),
    text: i18next.t(`ui:errors.${words}.text`),
  };
  return { kind: "not taken", toasts: [toast] };
}
