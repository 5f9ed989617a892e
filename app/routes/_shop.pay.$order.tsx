import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPay } from "~/features/orders/load-payment.server";
import { PayPage } from "~/features/orders/PaymentPages";
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
  // A form's redirect may not leave this site (`form-action`); a page may lead on, with or without scripts.
  ...(data?.pay.kind === "go" ? [{ httpEquiv: "refresh", content: `0;url=${data.pay.href}` }] : []),
];

/** `/pay/{order}?method=…`: the hand-over to the operator's payment page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const pay = await loadPay(context, args.params.order);
  return data({ pay, title: context.t("payment:title") }, { status: pay.kind === "refused" ? 404 : 200 });
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Pay() {
  return <PayPage pay={useLoaderData<typeof loader>().pay} />;
}
