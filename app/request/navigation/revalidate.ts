import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { ActionData } from "~/request/posting/outcome";
import { dialogKey } from "~/ui/dialog-href";

type Args = ShouldRevalidateFunctionArgs;

const isPost = ({ formMethod }: Args) => formMethod !== undefined && formMethod !== "GET";

/**
 * Whether a post was answered whose loads are still to come. A page that lands before them ends them: the router counts on that page to have loaded all anew.
 */
const areLoadsOwed = () =>
  [...window.__remixRouter.state.fetchers.values()].some(
    ({ state, formMethod = "GET" }) => state === "loading" && formMethod !== "GET",
  );

/** Whether something on the page has asked for all of it anew, as the dialog of an order does when that has moved on. */
const isAskedAnew = () => window.__remixRouter.state.revalidation === "loading";

/** A post that was not taken has changed nothing, and what it was refused for would meet the loads as well. */
const isNotTaken = ({ actionResult }: Args) => (actionResult as ActionData | undefined)?.kind === "not taken";

/** For pages: opening or closing a dialog never loads the page below it again (docs/decisions/0002), a post does. */
export function pageRevalidates(args: Args) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  if (isPost(args)) return !isNotTaken(args);
  if (areLoadsOwed()) return true;
  const samePage = currentUrl.pathname === nextUrl.pathname && pageKey(currentUrl) === pageKey(nextUrl);
  return samePage && dialogKey(currentUrl) !== dialogKey(nextUrl) ? false : defaultShouldRevalidate;
}

/** For the shop's layout: only its dialog depends on the address. */
export function layoutRevalidates(args: Args) {
  if (isPost(args)) return !isNotTaken(args);
  return areLoadsOwed() || isAskedAnew() || dialogKey(args.currentUrl) !== dialogKey(args.nextUrl);
}

/** For the root: language, theme and lite mode change by a full load, the module by an action. */
export function rootRevalidates(args: Args) {
  return isPost(args) ? !isNotTaken(args) : areLoadsOwed();
}

/** The search without the dialog's parameters, in a fixed order. */
function pageKey(url: URL): string {
  const params = new URLSearchParams(url.search);
  for (const name of new URLSearchParams(dialogKey(url)).keys()) params.delete(name);
  params.sort();
  return params.toString();
}
