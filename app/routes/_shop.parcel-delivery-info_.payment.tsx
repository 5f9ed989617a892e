import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadParcelPayment } from "~/features/parcel/load-payment.server";
import { PaymentPage } from "~/features/parcel/PaymentPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["parcel", "checkout", "payment"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/parcel-delivery-info/payment`: review, payment, placing. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { payment: await loadParcelPayment(context), title: context.t("parcel:review.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function ParcelPayment() {
  return <PaymentPage payment={useLoaderData<typeof loader>().payment} />;
}
