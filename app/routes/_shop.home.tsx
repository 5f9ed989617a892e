import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/home/HomePage";
import { loadHome } from "~/features/home/load-home.server";
import { Results } from "~/features/search/Results";
import { ModuleTiles } from "~/features/shell/ModuleNav";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { pageRevalidates } from "~/request/revalidate";
import { shareEqual } from "~/request/share-equal.server";
import { shopOf } from "~/request/shop.server";
import { pageTitle } from "~/request/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/client-action";

export const handle = await routeHandle({
  i18n: (query) => ["offers", "stores", ...(query.has("data_type") ? ["search"] : [])],
});
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return shareEqual(await loadHome(await shopOf({ request, context })));
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Home() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ModuleTiles />
      {data.kind === "home" ? <HomePage {...data} /> : <Results {...data} />}
    </>
  );
}
