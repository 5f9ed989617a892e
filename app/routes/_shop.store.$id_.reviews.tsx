import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAction } from "~/features/shell/page-action.server";
import { loadReviews } from "~/features/stores/load-reviews.server";
import { ReviewsPage } from "~/features/stores/ReviewsPage";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["reviews", "stores"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageTitle(matches, data?.title);

export async function loader(args: LoaderFunctionArgs) {
  return loadReviews(await requestContext(args), args.params.id ?? "");
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function StoreReviews() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />;
}
