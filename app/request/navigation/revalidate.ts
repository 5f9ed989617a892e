import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { dialogKey } from "~/ui/dialog-href";

const isPost = (formMethod: string | undefined) => formMethod !== undefined && formMethod !== "GET";

/** For pages: opening or closing a dialog never loads the page below it again (docs/decisions/0002), a post does. */
export function pageRevalidates(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (isPost(formMethod)) return true;
  const samePage = currentUrl.pathname === nextUrl.pathname && pageKey(currentUrl) === pageKey(nextUrl);
  return samePage && dialogKey(currentUrl) !== dialogKey(nextUrl) ? false : defaultShouldRevalidate;
}

/** For the shop's layout: only its dialog depends on the address. */
export function layoutRevalidates({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return isPost(formMethod) || dialogKey(currentUrl) !== dialogKey(nextUrl);
}

/** For the root: language, theme and lite mode change by a full load, the module by an action. */
export function rootRevalidates({ formMethod }: ShouldRevalidateFunctionArgs) {
  return isPost(formMethod);
}

/** The search without the dialog's parameters, in a fixed order. */
function pageKey(url: URL): string {
  const params = new URLSearchParams(url.search);
  for (const name of new URLSearchParams(dialogKey(url)).keys()) params.delete(name);
  params.sort();
  return params.toString();
}
