import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CartPage } from "~/features/cart-page/CartPage";
import { loadCartDetails } from "~/features/cart-page/load-cart-details.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["cart"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/cart`. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { cart: await loadCartDetails(context), title: context.t("cart:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return <CartPage cart={cart} current={pathname + search} />;
}
