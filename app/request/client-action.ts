import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import { showToast } from "~/ui/toast-store";
import type { ActionData } from "./outcome";

/**
 * The browser's side of every action (decision 3): shows the answer's toasts and goes where it says. It belongs to the router and not to the form,
 * since the loads that follow a post may take the form down before it has seen its answer.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const answer = await serverAction<ActionData>();
  for (const toast of answer.toasts) showToast(toast);
  return answer.kind === "done" && answer.to !== null ? redirect(answer.to) : answer;
}

/**
 * The same for buttons whose posts the page sends in the background. One that stays where it was is no redirect: the router does not end the loads
 * of an earlier redirect when the next one begins, so a second press was taken back on screen for a moment, and each press was a page to go Back over.
 */
export async function backgroundAction(args: ClientActionFunctionArgs) {
  const answer = await clientAction(args);
  const to = answer instanceof Response ? answer.headers.get("Location") : null;
  return to !== null && to === location.pathname + location.search ? null : answer;
}
