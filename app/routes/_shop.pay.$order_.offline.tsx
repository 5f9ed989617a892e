import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOffline } from "~/features/orders/load-offline.server";
import { OfflinePage } from "~/features/orders/OfflinePage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["payment"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/pay/{order}/offline?method=…&attempt=…`: the info of a payment made outside the shop (PAY-13). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const offline = await loadOffline(context, args.params.order);
  return data(
    { offline, title: context.t("payment:offline.title") },
    { status: offline.kind === "refused" ? 404 : 200 },
  );
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Offline() {
  return <OfflinePage offline={useLoaderData<typeof loader>().offline} />;
}
