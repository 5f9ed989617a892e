import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import type { ActionData } from "~/request/posting/outcome";
import { withoutHash } from "~/ui/dialog-href";
import { showToast } from "~/ui/toast-store";

/**
 * The browser's side of every action (docs/decisions/0003): shows the answer's toasts and goes where it says. It belongs to the router and not to the form,
 * since the loads that follow a post may take the form down before it has seen its answer.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const answer = await serverAction<ActionData>();
  const here = location.pathname + location.search;
  const isLeft = answer.kind === "done" && answer.to !== null && withoutHash(answer.to) !== here;
  for (const toast of answer.toasts) showToast({ ...toast, cameFrom: isLeft ? here : undefined });
  return answer.kind === "done" && answer.to !== null ? redirect(answer.to) : answer;
}
