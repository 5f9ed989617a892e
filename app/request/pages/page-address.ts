import { useLocation } from "@remix-run/react";

/** Path and search of the page, without the `?index` that Remix wants on posts to `/`: a page answered to such a post still carries it. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  if (params.get("index") === "") params.delete("index");
  const rest = params.toString();
  return pathname + (rest && `?${rest}`);
}

/** `pageAddress` of where the visitor is. */
export const usePageAddress = (): string => pageAddress(useLocation());
