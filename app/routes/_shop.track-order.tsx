import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadTrackForm, trackedAtOnce } from "~/features/orders/load-tracking.server";
import { TrackOrderPage } from "~/features/orders/TrackOrderPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";
import { redirectTo } from "~/request/posting/respond.server";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["orders"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

/** `/track-order` (RTE-27). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const atOnce = trackedAtOnce(context);
  if (atOnce !== null) throw await redirectTo(context, atOnce);
  return { form: loadTrackForm(context), title: context.t("orders:track.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function TrackOrder() {
  return <TrackOrderPage form={useLoaderData<typeof loader>().form} />;
}
