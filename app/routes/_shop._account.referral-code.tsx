import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadReferral } from "~/features/account/load-sections.server";
import { ReferralPage } from "~/features/account/ReferralPage";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["referral"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/referral-code` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { referral: await loadReferral(context), title: context.t("referral:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function ReferralCode() {
  return <ReferralPage referral={useLoaderData<typeof loader>().referral} />;
}
