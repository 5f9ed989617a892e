import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckoutPage } from "~/features/checkout/CheckoutPage";
import { loadCheckout } from "~/features/checkout/load-checkout.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["checkout", "payment", "addresses"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/checkout?page=cart`, `/checkout?page=buy_now&key=…` (RTE-18, RTE-19). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { checkout: await loadCheckout(context), title: context.t("checkout:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Checkout() {
  return <CheckoutPage checkout={useLoaderData<typeof loader>().checkout} />;
}
