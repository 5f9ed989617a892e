import { data } from "@remix-run/node";
import { pageAction } from "~/features/shell/page-action.server";
import { pageRevalidates } from "~/request/navigation/revalidate";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

/** Any address that is no page: the designed 404 inside the shop's frame. Its action serves dialogs opened over it. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function NotFound() {
  return null;
}
