import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadRate } from "~/features/orders/load-rate.server";
import { RatePage } from "~/features/orders/RatePage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["rating"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

/** `/rate-and-review/{orderId}` (RTE-45). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { rate: await loadRate(context, args.params.order), title: context.t("rating:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function RateAndReview() {
  return <RatePage rate={useLoaderData<typeof loader>().rate} />;
}
