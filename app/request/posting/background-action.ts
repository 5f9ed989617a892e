import type { ClientActionFunctionArgs } from "@remix-run/react";
import { clientAction } from "~/request/navigation/client-action";

/**
 * `clientAction` for buttons whose posts the page sends in the background. One that stays where it was is no redirect: the router does not end the loads
 * of an earlier redirect when the next one begins, so a second press was taken back on screen for a moment, and each press was a page to go Back over.
 */
export async function backgroundAction(args: ClientActionFunctionArgs) {
  const answer = await clientAction(args);
  const to = answer instanceof Response ? answer.headers.get("Location") : null;
  return to !== null && to === location.pathname + location.search ? null : answer;
}
