import { safeRedirect } from "~/session/safe-redirect";
import { pageAddress } from "./page-address";

/** The page of the shop at `origin` that a form stood on, by `Referer`: a path with its search; `otherwise` where none is told. */
export function pageBefore(referer: string, origin: string, otherwise: string): string {
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return safeRedirect(page?.origin === origin ? pageAddress(page) : null, origin, otherwise);
}
