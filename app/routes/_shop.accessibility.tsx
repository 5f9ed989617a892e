import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccessibilityPage } from "~/features/pages/AccessibilityPage";
import { loadAccessibility } from "~/features/pages/load-accessibility.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageCard } from "~/request/pages/page-card";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["accessibility", "pages"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageCard(matches, data);

export async function loader(args: LoaderFunctionArgs) {
  return loadAccessibility(await requestContext(args));
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Accessibility() {
  return <AccessibilityPage {...useLoaderData<typeof loader>()} />;
}
