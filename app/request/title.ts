import type { MetaDescriptor } from "@remix-run/react";

type Match = { id: string; data: unknown };

/** The page's title before the business's name: "Checkout · Doorstep". */
export function pageTitle(matches: readonly (Match | undefined)[], title: string | undefined): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === "routes/_shop")?.data as
    | { shell?: { businessName: string } }
    | undefined;
  const business = shop?.shell?.businessName ?? "Doorstep";
  return [{ title: title ? `${title} · ${business}` : business }];
}
