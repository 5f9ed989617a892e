import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CouponsPage } from "~/features/account/CouponsPage";
import { loadCoupons } from "~/features/account/load-sections.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { usePageAddress } from "~/request/pages/page-address";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["coupons", "offers"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/coupons` (RTE-25). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { coupons: await loadCoupons(context), title: context.t("coupons:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Coupons() {
  return <CouponsPage coupons={useLoaderData<typeof loader>().coupons} current={usePageAddress()} />;
}
