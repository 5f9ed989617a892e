import type { MetaDescriptor } from "@remix-run/react";
import { withoutIsolates } from "~/i18n/isolate";

type Match = { id: string; data: unknown; pathname?: string };
export type Matches = readonly (Match | undefined)[];
type Frame = { businessName: string; origin: string };

/** The loader data of a matched route; undefined when it failed. */
export const dataOf = <T>(matches: Matches, id: string) =>
  matches.find((match) => match?.id === id)?.data as T | undefined;

type Layout = { shell?: Frame; dialogTitle?: string; news?: { text: string; at: string } };

/** What the shop's layout knows of the business and its address, the dialog that stands over the page, and what has just happened. */
const layoutOf = (matches: Matches) => dataOf<Layout>(matches, "routes/_shop");

export const frameOf = (matches: Matches) => layoutOf(matches)?.shell;

/**
 * The title of the open dialog, of the page and of the business: "Shopping Cart · Harbour Kitchen · Doorstep" (docs/decisions/0190). Where a document tells
 * something, that comes first: a notice or toast that is there when a page loads is not announced (WCAG 3.3.1, 4.1.3).
 */
export function pageTitle(matches: Matches, title: string | undefined): MetaDescriptor[] {
  const layout = layoutOf(matches);
  // The layout is not loaded again for the pages after it.
  const news = layout?.news?.at === matches.at(-1)?.pathname ? layout?.news?.text : null;
  const names = [news, layout?.dialogTitle, title, layout?.shell?.businessName ?? "Doorstep"].filter(Boolean);
  return [{ title: withoutIsolates(names.join(" · ")) }];
}
