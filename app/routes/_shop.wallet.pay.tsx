import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FundPage } from "~/features/account/FundPage";
import { loadFundHandOver } from "~/features/account/load-wallet.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["wallet"], quiet: true });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
  // A form's redirect may not leave this site (`form-action`); a page may lead on, with or without scripts.
  ...(data ? [{ httpEquiv: "refresh", content: `0;url=${data.fund.href}` }] : []),
];

/** `/wallet/pay`: the hand-over to the operator's payment page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { fund: await loadFundHandOver(context), title: context.t("wallet:pay.title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Pay() {
  return <FundPage {...useLoaderData<typeof loader>().fund} />;
}
