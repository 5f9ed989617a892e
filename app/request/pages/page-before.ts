import { safeRedirect } from "~/session/safe-redirect";
import { pageAddress } from "./page-address";

/** The page of this site that a form stood on, by `Referer`: a path with its search; `otherwise` where nothing is told. */
export function pageBefore({ headers, url }: Request, otherwise = "/"): string {
  const referer = headers.get("Referer") ?? "";
  return safeRedirect(URL.canParse(referer) ? pageAddress(new URL(referer)) : null, url, otherwise);
}
