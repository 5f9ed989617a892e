import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvoicePage } from "~/features/orders/InvoicePage";
import { loadInvoice } from "~/features/orders/load-invoice.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["invoice", "orders", "payment"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

/** `/my-orders/{order}/invoice`. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const invoice = await loadInvoice(context, args.params.order);
  return { invoice, title: context.t("invoice:of", { id: invoice.order.id }) };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Invoice() {
  return <InvoicePage {...useLoaderData<typeof loader>().invoice} />;
}
