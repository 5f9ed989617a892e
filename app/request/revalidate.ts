import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { dialogKey } from "~/ui/dialog-href";
import type { ActionData } from "./outcome";

let isChanged = false;

/** A form was answered and the page is left for where the answer says. Navigating aborts the fetcher's own loads, so the navigation must load anew. */
export function leaveChanged() {
  isChanged = true;
}

/** The navigation has come to rest: everything shown is fresh. */
export function settle() {
  isChanged = false;
}

const isPost = (formMethod: string | undefined) => formMethod !== undefined && formMethod !== "GET";

/**
 * For pages: opening or closing a dialog never loads the page below it again (decision 6). A page that a form's answer leaves is not loaded
 * once more before it goes: it could take the form down, and the way out with it.
 */
export function pageRevalidates(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = args;
  if (isPost(formMethod)) return !isLeaving(actionResult, currentUrl);
  if (isChanged) return true;
  const samePage = currentUrl.pathname === nextUrl.pathname && pageKey(currentUrl) === pageKey(nextUrl);
  return samePage && dialogKey(currentUrl) !== dialogKey(nextUrl) ? false : defaultShouldRevalidate;
}

/** For the shop's layout: only its dialog depends on the address. */
export function layoutRevalidates({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return isPost(formMethod) || isChanged || dialogKey(currentUrl) !== dialogKey(nextUrl);
}

/** For the root: language, theme and lite mode change by a full load, the module by an action. */
export function rootRevalidates({ formMethod }: ShouldRevalidateFunctionArgs) {
  return isPost(formMethod) || isChanged;
}

function isLeaving(actionResult: unknown, currentUrl: URL): boolean {
  const answer = actionResult as ActionData | undefined;
  return (
    answer?.kind === "done" && answer.to !== null && new URL(answer.to, currentUrl).pathname !== currentUrl.pathname
  );
}

/** The search without the dialog's parameters, in a fixed order. */
function pageKey(url: URL): string {
  const params = new URLSearchParams(url.search);
  for (const name of new URLSearchParams(dialogKey(url)).keys()) params.delete(name);
  params.sort();
  return params.toString();
}
