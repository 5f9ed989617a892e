import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { pageAddress } from "~/request/pages/page-address";
import { safeRedirect } from "~/session/safe-redirect";

export { BarePageError as ErrorBoundary } from "~/features/shell/PageError";

/** Where the process sends what it has refused (app/process/gate.server.ts). Outside the shop's frame: nothing is asked of the delivery API. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  throw data({ cameFrom: pageBefore(request) }, { status: context.refused ?? 404 });
}

/** The page of this site that the refused form stood on. */
function pageBefore({ headers, url }: Request): string {
  const referer = headers.get("Referer") ?? "";
  return safeRedirect(URL.canParse(referer) ? pageAddress(new URL(referer)) : null, url, "/");
}

export default function Refused() {
  return null;
}
