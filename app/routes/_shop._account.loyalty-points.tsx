import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LoyaltyPage } from "~/features/account/LoyaltyPage";
import { loadLoyalty } from "~/features/account/load-loyalty.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["loyalty", "ledger"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/loyalty-points?page=…` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { loyalty: await loadLoyalty(context), title: context.t("loyalty:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function LoyaltyPoints() {
  return <LoyaltyPage loyalty={useLoaderData<typeof loader>().loyalty} />;
}
