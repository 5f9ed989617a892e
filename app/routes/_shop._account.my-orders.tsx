import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { loadOrders } from "~/features/orders/load-orders.server";
import { OrdersPage } from "~/features/orders/OrdersPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["orders", "payment"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

/** `/my-orders?tab=running|history` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { orders: await loadOrders(context), title: context.t("orders:mine.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function MyOrders() {
  const { orders } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return <OrdersPage orders={orders} current={pathname + search} />;
}
