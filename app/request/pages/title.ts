import type { MetaDescriptor } from "@remix-run/react";
import { withoutIsolates } from "~/i18n/isolate";

type Match = { id: string; data: unknown };
export type Matches = readonly (Match | undefined)[];
type Frame = { businessName: string; origin: string };

/** The loader data of a matched route; undefined when it failed. */
export const dataOf = <T>(matches: Matches, id: string) =>
  matches.find((match) => match?.id === id)?.data as T | undefined;

/** What the shop's layout knows of the business and its address. */
export const frameOf = (matches: Matches) => dataOf<{ shell?: Frame }>(matches, "routes/_shop")?.shell;

/** The page's title before the business's name: "Checkout · Doorstep". */
export function pageTitle(matches: Matches, title: string | undefined): MetaDescriptor[] {
  const business = frameOf(matches)?.businessName ?? "Doorstep";
  return [{ title: title ? `${withoutIsolates(title)} · ${business}` : business }];
}
