import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAction } from "~/features/shell/page-action.server";
import { loadStoreList } from "~/features/stores/load-store-list.server";
import { StoreListPage } from "~/features/stores/StoreListPage";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["storelist", "stores"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  return loadStoreList(await requestContext(args), "newly_joined");
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function LatestStores() {
  return <StoreListPage {...useLoaderData<typeof loader>()} />;
}
