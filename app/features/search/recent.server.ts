import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import type { Intents } from "~/request/posting/page-action.server";
import { cleanTerm, withoutTerm, withTerm } from "./recent";

/**
 * Stores a term that was searched for as the newest (SRCH-06). A visitor who is on its results already has not searched again: they
 * turned a page, or took the term off the list.
 */
export function rememberTerm(context: RequestContext, term: string): void {
  const { searches } = context.session.settings;
  if (searches[0] === term) return;
  // Whoever comes from elsewhere with the same searches has searched.
  if (termOf(context.client.referrer) === term) keepOutOfCache(context);
  else context.session.patch("settings", { searches: withTerm(searches, term) });
}

/** The same for the results of a page that is made without its loaders. */
export function rememberTermOfPage(context: RequestContext): void {
  const term = termOf(context.url.href);
  if (term) rememberTerm(context, term);
}

/** The term whose results a page shows, empty where none was typed; null for every other page. */
function termOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const isSearch = pathname === "/home" && searchParams.get("data_type") === "searched";
  return isSearch ? cleanTerm(searchParams.get("search") ?? "") : null;
}

/** SRCH-09: one term, or without one all of them. */
export const recentIntents = {
  "forget-search": async (context, form) => {
    const { searches } = context.session.settings;
    const term = cleanTerm(String(form.get("value") ?? ""));
    context.session.patch("settings", { searches: term === "" ? [] : withoutTerm(searches, term) });
    return { kind: "done" };
  },
} satisfies Intents;
