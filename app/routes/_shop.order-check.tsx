import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { loadOrderCheck } from "~/features/checkout/load-order-check.server";
import { OrderCheckPage } from "~/features/checkout/OrderCheckPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";
export { followingLoader as clientLoader } from "~/request/navigation/client-loader";

export const handle = await routeHandle({ i18n: ["checkout"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/order-check?key=…`: what became of an order whose answer was lost. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { check: await loadOrderCheck(context), title: context.t("checkout:check.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function OrderCheck() {
  // Null where the page came in place of another and got no answer: it looks again.
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>> | null;
  const { pathname, search } = useLocation();
  return <OrderCheckPage check={data?.check ?? { state: "looking" }} current={pathname + search} />;
}
