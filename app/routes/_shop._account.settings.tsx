import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageAction } from "~/features/shell/page-action.server";
import { SettingsPage } from "~/features/shell/SettingsPage";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["preferences", "push"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/settings` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  await leaveIfGuest(context);
  return { title: context.t("preferences:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Settings() {
  return <SettingsPage />;
}
