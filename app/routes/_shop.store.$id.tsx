import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAction } from "~/features/shell/page-action.server";
import { loadStore } from "~/features/stores/load-store.server";
import { StorePage } from "~/features/stores/StorePage";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { pageCard } from "~/request/pages/page-card";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["store", "stores"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageCard(matches, data?.card);

export async function loader(args: LoaderFunctionArgs) {
  return loadStore(await requestContext(args), args.params.id ?? "");
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Store() {
  const data = useLoaderData<typeof loader>();
  // Another store is another page: what was typed, opened and looked at in this one ends with it.
  return <StorePage key={data.store.id} {...data} />;
}
